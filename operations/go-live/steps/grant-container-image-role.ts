import { getDeployerEmail } from '../service-accounts.ts';
import { region } from '../context.ts';
import {
  findMissingGrants,
  planGrants,
  readPolicy,
  makeRepositoryResource,
} from '../iam-policy.ts';
import type { Step } from '../step.ts';

/** The deployer's role on the functions' images, which exist only after the first deploy. */
export const grantContainerImageRole: Step = {
  id: 'image-role',
  title: 'Role on the functions’ images',
  inspect: async ({ google, projectId, settings }) => {
    if (settings.repository === undefined) {
      return { state: 'not-needed', finding: 'the settings name no repository' };
    }
    const resource = makeRepositoryResource(
      `projects/${projectId}/locations/${region}/repositories/gcf-artifacts`,
    );
    const policy = await readPolicy(google, resource);
    if (!policy) {
      const finding = 'the first deploy creates the images: run this command again after it';
      return { state: 'not-needed', finding };
    }
    const member = `serviceAccount:${getDeployerEmail(projectId)}`;
    const grants = [{ role: 'roles/artifactregistry.repoAdmin', member }];
    return findMissingGrants(policy, grants).length === 0
      ? { state: 'done', finding: 'deployer may replace them' }
      : {
          state: 'to-do',
          finding: 'deployer may not replace them',
          changes: [planGrants(google, resource, grants)],
        };
  },
};
