import * as v from 'valibot';
import type { GoogleApi, ReadLine } from '../google/google-api.ts';
import { getDeployerEmail } from './accounts.ts';
import { readProjectNumber } from './billing.ts';
import { makeAccountResource, planGrants, readPolicy } from './iam-policy.ts';
import {
  type PlannedChange,
  planCreation,
  planRequest,
  reportChanges,
  reportNotNeeded,
  type Step,
} from './requirement.ts';

/** An identity pool, or its provider. */
const resourceSchema = v.object({
  state: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
  attributeCondition: v.optional(v.string(), ''),
  attributeMapping: v.optional(v.record(v.string(), v.string()), {}),
  oidc: v.optional(v.object({ issuerUri: v.optional(v.string()) })),
});
type Resource = v.InferOutput<typeof resourceSchema>;

/**
 * Makes a provider that accepts only tokens of the repository's main branch. It trusts the
 * repository's number, because after a rename another owner can take the name.
 */
const makeProvider = (repositoryId: string) => ({
  displayName: 'GitHub',
  attributeMapping: {
    'google.subject': 'assertion.sub',
    'attribute.repository_id': 'assertion.repository_id',
  },
  attributeCondition: `assertion.repository_id == '${repositoryId}' && assertion.ref == 'refs/heads/main'`,
  oidc: { issuerUri: 'https://token.actions.githubusercontent.com' },
});

/** Whether a provider accepts only the right tokens, and maps the claim that the grant names. */
function isCorrectProvider(provider: Resource, repositoryId: string): boolean {
  const { attributeCondition, attributeMapping, oidc } = makeProvider(repositoryId);
  return (
    provider.attributeCondition === attributeCondition &&
    provider.oidc?.issuerUri === oidc.issuerUri &&
    Object.entries(attributeMapping).every(
      ([name, value]) => provider.attributeMapping[name] === value,
    )
  );
}

/**
 * Plans the changes that a pool or a provider needs, if any.
 *
 * @param fields what the resource must contain, apart from its id
 * @param resource undefined if it does not exist
 */
function planResource(
  google: GoogleApi,
  { title, line, idParameter }: { title: string; line: ReadLine; idParameter: string },
  fields: object,
  resource: Resource | undefined,
  isCorrect: boolean,
): readonly PlannedChange[] {
  if (!resource) {
    const creation = `POST ${line}?${idParameter}=github` as const;
    return [planCreation(google, `Create the ${title} "github".`, creation, fields)];
  }
  const changes: PlannedChange[] = [];
  if (resource.state === 'DELETED') {
    // The id of a deleted resource stays reserved for thirty days.
    const restoration = `POST ${line}/github:undelete` as const;
    changes.push(planRequest(google, `Bring back the ${title} "github".`, restoration, {}));
  }
  if (!isCorrect || resource.disabled === true) {
    const mask = [...Object.keys(fields), 'disabled'].join(',');
    const update = `PATCH ${line}/github?updateMask=${mask}` as const;
    const body = { ...fields, disabled: false };
    changes.push(planRequest(google, `Correct the ${title} "github".`, update, body));
  }
  return changes;
}

/** Lets workflows of the repository's main branch deploy without a key. */
export const connectGithub: Step = {
  id: 'github',
  title: 'Deploys from GitHub',
  without: 'GitHub cannot deploy',
  severity: 'attention',
  inspect: async (context) => {
    const { google, projectId, settings } = context;
    const { repositoryId } = settings;
    if (repositoryId === undefined) return reportNotNeeded('the settings name no repository');
    const projectNumber = await readProjectNumber(google, projectId);
    const pools = `iam v1/projects/${projectId}/locations/global/workloadIdentityPools` as const;
    const providers = `${pools}/github/providers` as const;
    const pool = await google.read(`${pools}/github`, resourceSchema);
    const provider = pool && (await google.read(`${providers}/github`, resourceSchema));
    const deployer = makeAccountResource(projectId, getDeployerEmail(projectId));
    const policy = await readPolicy(google, deployer);
    const poolName = `projects/${projectNumber}/locations/global/workloadIdentityPools/github`;
    const member = `principalSet://iam.googleapis.com/${poolName}/attribute.repository_id/${repositoryId}`;
    const changes = [
      ...planResource(
        google,
        { title: 'identity pool', line: pools, idParameter: 'workloadIdentityPoolId' },
        { displayName: 'GitHub' },
        pool,
        true,
      ),
      ...planResource(
        google,
        { title: 'provider', line: providers, idParameter: 'workloadIdentityPoolProviderId' },
        makeProvider(repositoryId),
        provider,
        provider !== undefined && isCorrectProvider(provider, repositoryId),
      ),
      ...planGrants(google, deployer, policy, [{ role: 'roles/iam.workloadIdentityUser', member }]),
    ];
    const variables = `
      WORKLOAD_IDENTITY_PROVIDER=${poolName}/providers/github
      DEPLOY_SERVICE_ACCOUNT=${getDeployerEmail(projectId)}`;
    return reportChanges(changes, {
      met: `the repository ${repositoryId}, with these variables on GitHub:${variables}`,
      unmet: `the repository ${repositoryId} may not deploy yet`,
    });
  },
};
