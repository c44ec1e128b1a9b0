import { expect, it } from 'vitest';
import { addGrants, findMissingGrants } from './iam-policy.ts';

const owner = { role: 'roles/owner', members: ['user:owner@club.test'] };
const grant = { role: 'roles/run.invoker', member: 'serviceAccount:a@club.test' };

it('adds a member to the role’s binding and leaves all others as they are', () => {
  const invokers = { role: 'roles/run.invoker', members: ['user:b@club.test'] };
  const policy = { etag: 'one', version: 3, bindings: [owner, invokers] };
  expect(addGrants(policy, [grant])).toEqual({
    etag: 'one',
    version: 3,
    bindings: [owner, { ...invokers, members: ['user:b@club.test', grant.member] }],
  });
  expect(invokers.members).toEqual(['user:b@club.test']);
});

it('adds a binding for a role that nobody has', () => {
  expect(addGrants({ bindings: [owner] }, [grant, grant]).bindings).toEqual([
    owner,
    { role: grant.role, members: [grant.member] },
  ]);
});

it('ignores a binding with a condition, and preserves it', () => {
  const condition = { expression: 'request.time < timestamp("2027-01-01T00:00:00Z")' };
  const binding = { role: grant.role, members: [grant.member], condition };
  expect(findMissingGrants({ bindings: [binding] }, [grant])).toEqual([grant]);
  expect(addGrants({ bindings: [binding] }, [grant]).bindings).toEqual([
    binding,
    { role: grant.role, members: [grant.member] },
  ]);
});

it('reports all grants as missing if the resource does not exist yet', () => {
  expect(findMissingGrants(undefined, [grant])).toEqual([grant]);
});
