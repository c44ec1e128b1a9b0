import * as v from 'valibot';
import { getDeployerEmail } from '../service-accounts.ts';
import type { GoLiveContext } from '../context.ts';
import {
  makeAccountResource,
  findMissingGrants,
  makeGrantChange,
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

/** How the provider recognizes the repository's main branch. */
interface TrustedRepository {
  /** The claim of GitHub's tokens that names the repository. */
  readonly claim: 'repository' | 'repository_id';
  readonly value: string;
  readonly condition: string;
}

/**
 * Returns how the provider is to recognize the repository. By default it is the repository's name,
 * because reading its id would need a request to GitHub. After a rename, another owner can take the
 * name. docs/github.md therefore shows the safer condition with the id, which is left unchanged.
 */
function getTrustedRepository(
  provider: Provider | undefined,
  repository: string,
): TrustedRepository {
  const condition = provider?.attributeCondition ?? '';
  const idCondition = /^assertion\.repository_id\s*==\s*'(\d+)'[^|]*refs\/heads\/main'$/u;
  const [, id] = idCondition.exec(condition) ?? [];
  return id === undefined
    ? {
        claim: 'repository',
        value: repository,
        condition: `assertion.repository == '${repository}' && assertion.ref == 'refs/heads/main'`,
      }
    : { claim: 'repository_id', value: id, condition };
}

/** Makes a provider that accepts only tokens of the repository's main branch. */
const makeProvider = ({ claim, condition }: TrustedRepository) => ({
  displayName: 'GitHub',
  attributeMapping: {
    'google.subject': 'assertion.sub',
    [`attribute.${claim}`]: `assertion.${claim}`,
  },
  attributeCondition: condition,
  oidc: { issuerUri },
});

/** Whether a provider accepts the tokens that it should, and enables the grant to the deployer. */
function isCorrectProvider(provider: Provider, trustedRepository: TrustedRepository): boolean {
  const { attributeCondition, attributeMapping = {}, oidc, disabled } = provider;
  const neededMapping = makeProvider(trustedRepository).attributeMapping;
  return (
    attributeCondition === trustedRepository.condition &&
    Object.entries(neededMapping).every(([name, value]) => attributeMapping[name] === value) &&
    oidc?.issuerUri === issuerUri &&
    disabled !== true
  );
}

const role = 'roles/iam.workloadIdentityUser';

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
    const trustedRepository = getTrustedRepository(provider, repository);
    const { claim, value } = trustedRepository;
    const member = `principalSet://iam.googleapis.com/${poolName}/attribute.${claim}/${value}`;
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
        makeProvider(trustedRepository),
        provider && {
          state: provider.state,
          isCorrect: isCorrectProvider(provider, trustedRepository),
        },
      ),
      ...(findMissingGrants(policy, [{ role, member }]).length === 0
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
