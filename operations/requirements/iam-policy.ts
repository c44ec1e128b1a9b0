import * as v from 'valibot';
import {
  describeRequest,
  type GoogleApi,
  type ReadLine,
  type RequestLine,
} from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import type { PlannedChange } from './requirement.ts';

/** Loose objects, because fields that we do not know must be written back unchanged. */
const policySchema = v.looseObject({
  bindings: v.optional(
    v.array(
      v.looseObject({
        role: v.string(),
        members: v.optional(v.array(v.string()), []),
        condition: v.optional(v.unknown()),
      }),
    ),
    [],
  ),
});
export type Policy = v.InferOutput<typeof policySchema>;

/** A role for an account on a resource. */
export interface Grant {
  readonly role: string;
  readonly member: string;
}

/** A resource with the requests that read and write its policy. */
export interface PolicyResource {
  /** As in a sentence: `the project PROJECT_ID`. */
  readonly title: string;
  readonly read: ReadLine;
  /** The body of the request that reads; without one, it is a GET. */
  readonly readBody?: object;
  readonly write: RequestLine;
  readonly makeBody: (policy: Policy) => object;
}

/** Makes the requests for the policy of a project. */
export const makeProjectResource = (projectId: string): PolicyResource => ({
  title: `the project ${projectId}`,
  read: `resourceManager v1/projects/${projectId}:getIamPolicy`,
  readBody: { options: { requestedPolicyVersion: 3 } },
  write: `POST resourceManager v1/projects/${projectId}:setIamPolicy`,
  makeBody: (policy) => ({ policy, updateMask: 'bindings,etag' }),
});

/** Makes the requests for the policy of a bucket. */
export const makeBucketResource = (bucket: string): PolicyResource => ({
  title: `the bucket ${bucket}`,
  read: `storage storage/v1/b/${bucket}/iam?optionsRequestedPolicyVersion=3`,
  write: `PUT storage storage/v1/b/${bucket}/iam`,
  makeBody: (policy) => policy,
});

/** Makes the requests for the policy of a service account: who may act as the account. */
export const makeAccountResource = (projectId: string, email: string): PolicyResource => ({
  title: `the account ${email}`,
  read: `iam v1/projects/${projectId}/serviceAccounts/${email}:getIamPolicy?options.requestedPolicyVersion=3`,
  readBody: {},
  write: `POST iam v1/projects/${projectId}/serviceAccounts/${email}:setIamPolicy`,
  makeBody: (policy) => ({ policy }),
});

/** Lists the grants that a policy lacks. A binding with a condition does not count. */
export const findMissingGrants = (
  policy: Policy | undefined,
  grants: readonly Grant[],
): readonly Grant[] =>
  grants.filter(
    (grant) =>
      !policy?.bindings.some(
        ({ role, members, condition }) =>
          role === grant.role && condition === undefined && members.includes(grant.member),
      ),
  );

/** Adds grants to a policy. Its existing bindings stay. */
export function addGrants(policy: Policy, grants: readonly Grant[]): Policy {
  const bindings = policy.bindings.map((binding) => ({ ...binding }));
  for (const { role, member } of grants) {
    if (findMissingGrants({ bindings }, [{ role, member }]).length === 0) continue;
    const binding = bindings.find((one) => one.role === role && one.condition === undefined);
    if (binding) binding.members = [...binding.members, member];
    else bindings.push({ role, members: [member] });
  }
  return { ...policy, bindings };
}

/** Reads the policy of a resource; undefined where the resource does not exist. */
export const readPolicy = (
  google: GoogleApi,
  { read, readBody }: PolicyResource,
): Promise<Policy | undefined> => google.read(read, policySchema, readBody);

const maxAttempts = 6;

/**
 * Whether a request may succeed later. It may if another write interfered, or if Google did not
 * respond. It also may if Google does not know a new account everywhere yet.
 */
const isRetryable = (error: unknown): boolean =>
  error instanceof GoogleError &&
  ([0, 404, 409, 412].includes(error.status) ||
    (error.status === 400 && /does not exist/iu.test(error.message)));

/**
 * Reads the policy of a resource, adds grants and writes it with its etag. So no other change is
 * lost. After an error that `isRetryable` accepts, it starts again with the read.
 *
 * @throws GoogleError
 */
async function writeGrants(
  google: GoogleApi,
  resource: PolicyResource,
  grants: readonly Grant[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const policy = await readPolicy(google, resource);
      if (!policy) throw new GoogleError(`Google does not show ${resource.title} yet.`, 404);
      if (findMissingGrants(policy, grants).length === 0) return;
      await google.send(resource.write, resource.makeBody(addGrants(policy, grants)));
      return;
    } catch (error) {
      if (!isRetryable(error) || attempt === maxAttempts) throw error;
      await google.waitSeconds(2 * attempt);
    }
  }
}

const shortenMember = (member: string): string =>
  member.startsWith('principalSet:')
    ? `GitHub's ${member.split('/attribute.').at(-1) ?? ''}`
    : (member.split(':').at(-1)?.split('.')[0] ?? '');

/** Lists grants by their members: `deployer: firebase.viewer, run.viewer`. */
const describeGrants = (grants: readonly Grant[]): string =>
  [...Map.groupBy(grants, ({ member }) => shortenMember(member))]
    .map(([member, group]) => {
      const roles = group.map(({ role }) => role.replace('roles/', '')).join(', ');
      return `\n      ${member}: ${roles}`;
    })
    .join('');

/** Plans one write that grants the roles which a resource's policy lacks, if any. */
export function planGrants(
  google: GoogleApi,
  resource: PolicyResource,
  policy: Policy | undefined,
  grants: readonly Grant[],
): readonly PlannedChange[] {
  const missingGrants = findMissingGrants(policy, grants);
  if (missingGrants.length === 0) return [];
  return [
    {
      what: `Grant on ${resource.title}:${describeGrants(missingGrants)}`,
      call: `${describeRequest(resource.write)}, with all other roles as they are`,
      run: () => writeGrants(google, resource, missingGrants),
    },
  ];
}
