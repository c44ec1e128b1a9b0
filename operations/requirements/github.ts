import * as v from 'valibot';
import type { GoLiveContext } from '../go-live/context.ts';
import { getDeployerEmail } from './accounts.ts';
import { makeAccountResource, findMissingGrants, planGrants, readPolicy } from './iam-policy.ts';
import { readProjectNumber } from './billing.ts';
import { type PlannedChange, planCreation, planRequest, type Step } from './requirement.ts';

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
  /** The value of this claim for the repository. */
  readonly value: string;
  /** The provider's `attributeCondition`: it accepts only tokens of the main branch. */
  readonly condition: string;
}

/**
 * Returns how the provider is to recognize the repository. The default is the repository's name,
 * because reading its id would need a request to GitHub. After a rename, another owner can take the
 * name. So docs/operations.md shows a safer condition with the id. If the provider has it, it stays.
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

/**
 * Whether a provider accepts only the right tokens. It must also map the claim that the deployer's
 * grant names.
 */
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

/**
 * Plans the changes that a pool or a provider needs, if any.
 *
 * @param fields what the resource must contain, apart from its id
 * @param resource undefined if it does not exist
 */
function planResource(
  { google }: GoLiveContext,
  { title, parent, idParameter, id }: Record<'title' | 'parent' | 'idParameter' | 'id', string>,
  fields: object,
  resource: { readonly state?: string | undefined; readonly isCorrect: boolean } | undefined,
): readonly PlannedChange[] {
  const path = `${parent}/${id}`;
  if (!resource) {
    return [
      planCreation(
        google,
        `Create the ${title} "${id}".`,
        `POST iam ${parent}?${idParameter}=${id}`,
        fields,
      ),
    ];
  }
  // The id of a deleted resource stays reserved for thirty days.
  const restoration = planRequest(
    google,
    `Bring back the ${title} "${id}".`,
    `POST iam ${path}:undelete`,
    {},
  );
  const update = planRequest(
    google,
    `Correct the ${title} "${id}".`,
    `PATCH iam ${path}?updateMask=${[...Object.keys(fields), 'disabled'].join(',')}`,
    { ...fields, disabled: false },
  );
  return [
    ...(resource.state === 'DELETED' ? [restoration] : []),
    ...(resource.isCorrect ? [] : [update]),
  ];
}

/** Lets workflows of the repository's main branch deploy without a key. */
export const connectGithub: Step = {
  id: 'github',
  title: 'Deploys from GitHub',
  without: 'GitHub cannot deploy',
  severity: 'attention',
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
      ...planResource(
        context,
        {
          title: 'identity pool',
          parent: poolsPath,
          idParameter: 'workloadIdentityPoolId',
          id: 'github',
        },
        { displayName: 'GitHub' },
        pool && { state: pool.state, isCorrect: pool.disabled !== true },
      ),
      ...planResource(
        context,
        {
          title: 'provider',
          parent: providersPath,
          idParameter: 'workloadIdentityPoolProviderId',
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
        : [planGrants(google, policyResource, [{ role, member }])]),
    ];
    const variables = `
      WORKLOAD_IDENTITY_PROVIDER=${poolName}/providers/github
      DEPLOY_SERVICE_ACCOUNT=${getDeployerEmail(projectId)}`;
    return changes.length === 0
      ? { state: 'done', finding: `${repository}, with these variables on GitHub:${variables}` }
      : { state: 'to-do', finding: `${repository} may not deploy yet`, changes };
  },
};
