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
  provider: Resource | undefined,
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
function isCorrectProvider(provider: Resource, trustedRepository: TrustedRepository): boolean {
  const { attributeCondition, attributeMapping, oidc } = provider;
  const neededMapping = makeProvider(trustedRepository).attributeMapping;
  return (
    attributeCondition === trustedRepository.condition &&
    Object.entries(neededMapping).every(([name, value]) => attributeMapping[name] === value) &&
    oidc?.issuerUri === issuerUri
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
    const { repository } = settings;
    if (repository === undefined) return reportNotNeeded('the settings name no repository');
    const projectNumber = await readProjectNumber(google, projectId);
    const pools = `iam v1/projects/${projectId}/locations/global/workloadIdentityPools` as const;
    const providers = `${pools}/github/providers` as const;
    const pool = await google.read(`${pools}/github`, resourceSchema);
    const provider = pool && (await google.read(`${providers}/github`, resourceSchema));
    const deployer = makeAccountResource(projectId, getDeployerEmail(projectId));
    const policy = await readPolicy(google, deployer);
    const poolName = `projects/${projectNumber}/locations/global/workloadIdentityPools/github`;
    const trustedRepository = getTrustedRepository(provider, repository);
    const { claim, value } = trustedRepository;
    const member = `principalSet://iam.googleapis.com/${poolName}/attribute.${claim}/${value}`;
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
        makeProvider(trustedRepository),
        provider,
        provider !== undefined && isCorrectProvider(provider, trustedRepository),
      ),
      ...planGrants(google, deployer, policy, [{ role: 'roles/iam.workloadIdentityUser', member }]),
    ];
    const variables = `
      WORKLOAD_IDENTITY_PROVIDER=${poolName}/providers/github
      DEPLOY_SERVICE_ACCOUNT=${getDeployerEmail(projectId)}`;
    return reportChanges(changes, {
      met: `${repository}, with these variables on GitHub:${variables}`,
      unmet: `${repository} may not deploy yet`,
    });
  },
};
