import * as v from 'valibot';
import { getDeployerEmail } from '../service-accounts.ts';
import type { GoLiveContext } from '../context.ts';
import {
  makeAccountResource,
  findMissingGrants,
  makeGrantChange,
  type Policy,
  readPolicy,
} from '../iam-policy.ts';
import { readProjectNumber } from '../project-number.ts';
import { type PlannedChange, makeCreationChange, makeRequestChange, type Step } from '../step.ts';

const poolSchema = v.object({
  state: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
});
const providerSchema = v.object({
  state: v.optional(v.string()),
  disabled: v.optional(v.boolean()),
  attributeCondition: v.optional(v.string()),
  attributeMapping: v.optional(v.record(v.string(), v.string())),
  oidc: v.optional(v.object({ issuerUri: v.optional(v.string()) })),
});
type Provider = v.InferOutput<typeof providerSchema>;

const issuerUri = 'https://token.actions.githubusercontent.com';

/**
 * Makes a provider that accepts only tokens of the repository's main branch. It uses the
 * repository's name, because reading its id would need a request to GitHub. After a rename, another
 * owner can take the name. docs/github.md therefore shows the safer condition with the id.
 */
const makeProvider = (repository: string) => ({
  displayName: 'GitHub',
  attributeMapping: {
    'google.subject': 'assertion.sub',
    'attribute.repository': 'assertion.repository',
  },
  attributeCondition: `assertion.repository == '${repository}' && assertion.ref == 'refs/heads/main'`,
  oidc: { issuerUri },
});

/**
 * Whether a person has made the provider trust the repository's id. An enabled provider with this
 * condition and the right issuer stays unchanged.
 */
const trustsRepositoryId = ({ attributeCondition = '' }: Provider): boolean =>
  /^assertion\.repository_id\s*==[^|]*refs\/heads\/main'$/u.test(attributeCondition);

function isCorrectProvider(provider: Provider, repository: string): boolean {
  const { attributeCondition, oidc, disabled } = provider;
  const hasOurCondition = attributeCondition === makeProvider(repository).attributeCondition;
  return (
    (hasOurCondition || trustsRepositoryId(provider)) &&
    oidc?.issuerUri === issuerUri &&
    disabled !== true
  );
}

const role = 'roles/iam.workloadIdentityUser';

/** Whether the tokens that the provider accepts may act as the deployer. */
const mayDeploy = (
  policy: Policy | undefined,
  poolName: string,
  provider: Provider | undefined,
  member: string,
) =>
  provider && trustsRepositoryId(provider)
    ? (policy?.bindings ?? []).some(
        (binding) =>
          binding.role === role &&
          binding.members?.some((one) => one.includes(`${poolName}/attribute.repository_id/`)) ===
            true,
      )
    : findMissingGrants(policy, [{ role, member }]).length === 0;

/** Makes the changes that a pool or a provider needs, if any. */
function makeResourceChanges(
  { google }: GoLiveContext,
  { title, parent, idName, id }: Record<'title' | 'parent' | 'idName' | 'id', string>,
  body: object,
  resource: { readonly state?: string | undefined; readonly isCorrect: boolean } | undefined,
): readonly PlannedChange[] {
  const path = `${parent}/${id}`;
  const request = { service: 'iam', method: 'POST' } as const;
  if (!resource) {
    return [
      makeCreationChange(google, `Create the ${title} "${id}".`, {
        ...request,
        path: `${parent}?${idName}=${id}`,
        body,
      }),
    ];
  }
  // The id of a deleted resource stays reserved for thirty days.
  const undelete = makeRequestChange(google, `Bring back the ${title} "${id}".`, {
    ...request,
    path: `${path}:undelete`,
    body: {},
  });
  const update = makeRequestChange(google, `Correct the ${title} "${id}".`, {
    ...request,
    method: 'PATCH',
    path: `${path}?updateMask=${[...Object.keys(body), 'disabled'].join(',')}`,
    body: { ...body, disabled: false },
  });
  return [
    ...(resource.state === 'DELETED' ? [undelete] : []),
    ...(resource.isCorrect ? [] : [update]),
  ];
}

/** Lets workflows of the repository's main branch deploy without a key. */
export const connectGithub: Step = {
  id: 'github',
  title: 'Deploys from GitHub',
  inspect: async (context) => {
    const { google, projectId, settings } = context;
    const { repository } = settings;
    if (repository === undefined) {
      return { state: 'not-needed', finding: 'the settings name no repository' };
    }
    const projectNumber = await readProjectNumber(google, projectId);
    const poolsPath = `v1/projects/${projectId}/locations/global/workloadIdentityPools`;
    const providersPath = `${poolsPath}/github/providers`;
    const iamRequest = { service: 'iam' } as const;
    const pool = await google.read({ ...iamRequest, path: `${poolsPath}/github` }, poolSchema);
    const provider = pool
      ? await google.read({ ...iamRequest, path: `${providersPath}/github` }, providerSchema)
      : undefined;
    const policyResource = makeAccountResource(projectId, getDeployerEmail(projectId));
    const policy = await readPolicy(google, policyResource);
    const poolName = `projects/${projectNumber}/locations/global/workloadIdentityPools/github`;
    const member = `principalSet://iam.googleapis.com/${poolName}/attribute.repository/${repository}`;
    const changes = [
      ...makeResourceChanges(
        context,
        {
          title: 'identity pool',
          parent: poolsPath,
          idName: 'workloadIdentityPoolId',
          id: 'github',
        },
        { displayName: 'GitHub' },
        pool && { state: pool.state, isCorrect: pool.disabled !== true },
      ),
      ...makeResourceChanges(
        context,
        {
          title: 'provider',
          parent: providersPath,
          idName: 'workloadIdentityPoolProviderId',
          id: 'github',
        },
        makeProvider(repository),
        provider && { state: provider.state, isCorrect: isCorrectProvider(provider, repository) },
      ),
      ...(mayDeploy(policy, poolName, provider, member)
        ? []
        : [makeGrantChange(google, policyResource, [{ role, member }])]),
    ];
    const variables = `
      WORKLOAD_IDENTITY_PROVIDER=${poolName}/providers/github
      DEPLOY_SERVICE_ACCOUNT=${getDeployerEmail(projectId)}`;
    return changes.length === 0
      ? { state: 'done', finding: `${repository}, with these variables on GitHub:${variables}` }
      : { state: 'to-do', finding: `${repository} may not deploy yet`, changes };
  },
};
