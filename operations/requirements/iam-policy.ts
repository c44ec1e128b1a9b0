import * as v from 'valibot';
import { describeRequest, type GoogleApi, type GoogleRequest } from '../google/google-api.ts';
import { GoogleError } from '../google/google-error.ts';
import type { PlannedChange } from './requirement.ts';

/** Loose objects, because fields that we do not know must be written back unchanged. */
const policySchema = v.looseObject({
  bindings: v.optional(
    v.array(
      v.looseObject({
        role: v.string(),
        members: v.optional(v.array(v.string())),
        condition: v.optional(v.unknown()),
      }),
    ),
  ),
});
export type Policy = v.InferOutput<typeof policySchema>;

/** A role for an account on a resource. */
export interface Grant {
  /** Such as `roles/run.invoker`. */
  readonly role: string;
  /** Such as `serviceAccount:EMAIL`. */
  readonly member: string;
}

/** A resource with the requests that read and write its policy. */
export interface PolicyResource {
  /** As in a sentence: `the project PROJECT_ID`. */
  readonly title: string;
  /** The request that reads the policy. */
  readonly policyReadRequest: Omit<GoogleRequest, 'method'>;
  readonly makeWriteRequest: (policy: Policy) => GoogleRequest;
}

/** Makes the requests for the policy of a project. */
export const makeProjectResource = (projectId: string): PolicyResource => ({
  title: `the project ${projectId}`,
  policyReadRequest: {
    service: 'resourceManager',
    path: `v1/projects/${projectId}:getIamPolicy`,
    body: { options: { requestedPolicyVersion: 3 } },
  },
  makeWriteRequest: (policy) => ({
    method: 'POST',
    service: 'resourceManager',
    path: `v1/projects/${projectId}:setIamPolicy`,
    body: { policy, updateMask: 'bindings,etag' },
  }),
});

/** Makes the requests for the policy of a bucket. */
export const makeBucketResource = (bucket: string): PolicyResource => ({
  title: `the bucket ${bucket}`,
  policyReadRequest: {
    service: 'storage',
    path: `storage/v1/b/${bucket}/iam?optionsRequestedPolicyVersion=3`,
  },
  makeWriteRequest: (policy) => ({
    method: 'PUT',
    service: 'storage',
    path: `storage/v1/b/${bucket}/iam`,
    body: policy,
  }),
});

/** Makes the requests for the policy of a service account: who may act as the account. */
export const makeAccountResource = (projectId: string, email: string): PolicyResource => {
  const path = `v1/projects/${projectId}/serviceAccounts/${email}`;
  return {
    title: `the account ${email}`,
    policyReadRequest: {
      service: 'iam',
      path: `${path}:getIamPolicy?options.requestedPolicyVersion=3`,
      body: {},
    },
    makeWriteRequest: (policy) => ({
      method: 'POST',
      service: 'iam',
      path: `${path}:setIamPolicy`,
      body: { policy },
    }),
  };
};

/** Makes the requests for the policy of a repository of container images. */
export const makeRepositoryResource = (name: string): PolicyResource => ({
  title: `the image repository ${name.split('/').at(-1)}`,
  policyReadRequest: {
    service: 'artifacts',
    path: `v1/${name}:getIamPolicy?options.requestedPolicyVersion=3`,
  },
  makeWriteRequest: (policy) => ({
    method: 'POST',
    service: 'artifacts',
    path: `v1/${name}:setIamPolicy`,
    body: { policy },
  }),
});

/** Lists the grants that a policy lacks. A binding with a condition does not count. */
export const findMissingGrants = (
  policy: Policy | undefined,
  grants: readonly Grant[],
): readonly Grant[] =>
  grants.filter(
    ({ role, member }) =>
      !(policy?.bindings ?? []).some(
        (binding) =>
          binding.role === role &&
          binding.condition === undefined &&
          binding.members?.includes(member) === true,
      ),
  );

/** Adds grants to a policy. Its existing bindings stay. */
export function addGrants(policy: Policy, grants: readonly Grant[]): Policy {
  const bindings = (policy.bindings ?? []).map((binding) => ({ ...binding }));
  for (const { role, member } of grants) {
    if (findMissingGrants({ bindings }, [{ role, member }]).length === 0) continue;
    const binding = bindings.find((one) => one.role === role && one.condition === undefined);
    if (binding) binding.members = [...(binding.members ?? []), member];
    else bindings.push({ role, members: [member] });
  }
  return { ...policy, bindings };
}

/** Reads the policy of a resource; undefined where the resource does not exist. */
export const readPolicy = (
  google: GoogleApi,
  { policyReadRequest }: PolicyResource,
): Promise<Policy | undefined> => google.read(policyReadRequest, policySchema);

const maxAttempts = 6;

/**
 * Whether a request may succeed later. It may if another write interfered, or if Google did not
 * respond. It also may if Google does not know a new account everywhere yet.
 */
const isRetryable = (error: unknown): error is GoogleError =>
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
      await google.send(resource.makeWriteRequest(addGrants(policy, grants)));
      return;
    } catch (error) {
      if (!isRetryable(error) || attempt === maxAttempts) throw error;
      await google.wait(2 * attempt);
    }
  }
}

const shortenMember = (member: string): string =>
  member.startsWith('principalSet:')
    ? `GitHub's ${member.split('/attribute.').at(-1) ?? ''}`
    : (member.split(':').at(-1)?.split('.')[0] ?? '');

/** Lists grants by their members: `deployer: firebase.viewer, run.viewer`. */
const describeGrants = (grants: readonly Grant[]): string =>
  [...Map.groupBy(grants, ({ member }) => member)]
    .map(([member, group]) => {
      const roles = group.map(({ role }) => role.replace('roles/', '')).join(', ');
      return `\n      ${shortenMember(member)}: ${roles}`;
    })
    .join('');

/** Plans a change that grants all roles on a resource in one write. */
export const planGrants = (
  google: GoogleApi,
  resource: PolicyResource,
  grants: readonly Grant[],
): PlannedChange => ({
  what: `Grant on ${resource.title}:${describeGrants(grants)}`,
  call: `${describeRequest(resource.makeWriteRequest({}))}, with all other roles as they are`,
  run: () => writeGrants(google, resource, grants),
});
