import * as v from 'valibot';
import type { Step } from '../step.ts';

const releasesSchema = v.object({
  releases: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
});

/** Deploys rules, indexes, functions and pages as every later deploy does (docs/deploying.md). */
export const deploySite: Step = {
  id: 'deploy',
  title: 'Rules, functions and pages',
  inspect: async ({ google, projectId, name, commit, deploy }) => {
    const path = `v1beta1/sites/${projectId}/channels/live/releases?pageSize=1`;
    const response = await google.read({ service: 'hosting', path }, releasesSchema);
    const message = response?.releases[0]?.message ?? '';
    if (message === `commit ${commit}`) return { state: 'done', finding: message };
    return {
      state: 'to-do',
      finding: message === '' ? 'no deployed commit is known' : `${message} is deployed`,
      changes: [
        {
          what: `Deploy commit ${commit}. Visitors see it at once.`,
          call: `npm run deploy -- ${name}`,
          risk: 'public',
          run: deploy,
        },
      ],
    };
  },
};
