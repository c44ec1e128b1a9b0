import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../../environments/read-environment.ts';
import {
  describeRequest,
  isChange,
  type StubResponse,
  type RecordedRequest,
} from '../google/recorded-request.ts';
import { conflict, notFound, refuse } from '../google/routes.ts';
import type { Google } from '../google/state.ts';
import { type GoLiveTestBed, startGoLiveTestBed } from './go-live-test-bed.ts';

let bed: GoLiveTestBed;
afterEach(() => bed.end());

/** Describes the state of an account, without the parts that differ between runs. */
const describeAccount = ({ operations: _, policies, ...account }: Google) => ({
  ...account,
  bindings: [...policies].map(([name, { bindings }]) => [name, bindings]),
});

/** Starts a test bed in which `replaceResponse` replaces the response to each completed change. */
const startWithReplacedResponses = (
  replaceResponse: (request: RecordedRequest, response: StubResponse) => StubResponse,
) =>
  startGoLiveTestBed({
    intercept: (request, answer) =>
      isChange(request) ? replaceResponse(request, answer()) : answer(),
  });

/** Runs go-live without interruptions. Returns the number of changes and the final account. */
async function runUninterrupted() {
  bed = await startGoLiveTestBed();
  const { changes } = await bed.run();
  const reference = describeAccount(bed.account);
  await bed.end();
  return { count: changes.length, reference };
}

const countRequests = (requests: readonly RecordedRequest[], name: string) =>
  requests.filter((request) => describeRequest(request) === name).length;

it('a series of runs, each stopped after one change, completes the work and repeats no change', async () => {
  const { count, reference } = await runUninterrupted();
  expect(count).toBeGreaterThan(15);
  let controller = new AbortController();
  // No run is stopped right after a request that creates a service agent. The agent's roles would
  // still be missing, so the next run would repeat the request.
  const isServiceIdentityRequest = (name: string) => name.endsWith(':generateServiceIdentity');
  bed = await startWithReplacedResponses((request, response) => {
    if (!isServiceIdentityRequest(describeRequest(request))) controller.abort();
    return response;
  });
  const changes: RecordedRequest[] = [];
  for (let runs = 0; runs <= count; runs += 1) {
    controller = new AbortController();
    const run = await bed.run({ signal: controller.signal });
    changes.push(...run.changes);
    if (run.failure === '') break;
    expect(run.failure).toMatch(/abort/iu);
    expect(
      run.changes.filter((request) => !isServiceIdentityRequest(describeRequest(request))),
    ).toHaveLength(1);
  }
  expect(changes).toHaveLength(count);
  expect(describeAccount(bed.account)).toEqual(reference);
  expect(readEnvironment('production').webApp.appId).toBe(bed.account.webApps[0]?.appId);
});

it('runs that lose the first response to each change find what Google has created', async () => {
  const { count, reference } = await runUninterrupted();
  const lostResponseKeys = new Set<string>();
  bed = await startWithReplacedResponses((request, response) => {
    const key = `${describeRequest(request)} ${request.query.toString()} ${request.body.toString()}`;
    if (lostResponseKeys.has(key)) return response;
    lostResponseKeys.add(key);
    return { isLost: true };
  });
  for (let runs = 0; runs <= count; runs += 1) {
    const { failure } = await bed.run();
    if (failure === '') break;
    expect(failure).toContain('got no response');
  }
  expect(lostResponseKeys.size).toBeGreaterThanOrEqual(count);
  expect(describeAccount(bed.account)).toEqual(reference);
});

describe('Google refuses', () => {
  const policyRequest = 'POST resourceManager v1/projects/volley-rive-sud:setIamPolicy';

  it.each([
    ['database', /^POST firestore /u],
    ['service account', /^POST iam .*\/serviceAccounts$/u],
    ['identity pool', /^POST iam .*\/workloadIdentityPools$/u],
    ['provider', /^POST iam .*\/providers$/u],
  ])('a second %s of the same name: the first one is used', async (_, pattern) => {
    let count = 0;
    bed = await startGoLiveTestBed({
      intercept: (request, answer) => {
        const response = answer();
        if (!pattern.test(describeRequest(request))) return response;
        count += 1;
        return conflict;
      },
    });
    expect((await bed.run()).failure).toBe('');
    expect(count).toBeGreaterThan(0);
  });

  it('an outdated policy: the roles are read again, and no change in between is lost', async () => {
    let isFirst = true;
    bed = await startGoLiveTestBed({
      intercept: (request, answer) => {
        if (describeRequest(request) === policyRequest && isFirst) {
          isFirst = false;
          const bindings = [{ role: 'roles/viewer', members: ['user:treasurer@club.test'] }];
          bed.account.policies.set('projects/volley-rive-sud', { etag: 'v7', bindings });
        }
        return answer();
      },
    });
    const { failure, changes } = await bed.run();
    expect(failure).toBe('');
    expect(countRequests(changes, policyRequest)).toBe(2);
    const roles = bed.account.policies.get('projects/volley-rive-sud')?.bindings ?? [];
    expect(roles.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['roles/viewer', 'roles/datastore.user']),
    );
  });

  it('a project policy that names a new service account: the policy is written again', async () => {
    let remainingRefusals = 2;
    bed = await startGoLiveTestBed({
      intercept: (request, answer) => {
        if (describeRequest(request) !== policyRequest || remainingRefusals === 0) return answer();
        remainingRefusals -= 1;
        return refuse(400, 'INVALID_ARGUMENT', 'Service account deployer@… does not exist.');
      },
    });
    expect((await bed.run()).failure).toBe('');
    expect(remainingRefusals).toBe(0);
  });

  it('a read of a new service account’s own policy: the policy is read again', async () => {
    let remainingRefusals = 3;
    bed = await startGoLiveTestBed({
      intercept: (request, answer) => {
        const isForPolicy = request.path.includes('compute@developer.gserviceaccount.com:get');
        if (!isForPolicy || remainingRefusals === 0) return answer();
        remainingRefusals -= 1;
        return notFound;
      },
    });
    expect((await bed.run()).failure).toBe('');
    expect(remainingRefusals).toBe(0);
  });

  it('an API for a while after it was enabled: the change waits for it', async () => {
    bed = await startGoLiveTestBed({ change: (account) => (account.remainingApiRefusals = 4) });
    expect((await bed.run()).failure).toBe('');
    expect(bed.account.remainingApiRefusals).toBe(0);
  });

  it('a change: Google’s message is shown, earlier changes stay, and a second run continues', async () => {
    let isRefused = true;
    bed = await startGoLiveTestBed({
      intercept: (request, answer) =>
        describeRequest(request).startsWith('POST firestore') && isRefused
          ? refuse(403, 'PERMISSION_DENIED', "Missing permission 'datastore.databases.create'.")
          : answer(),
    });
    const { failure } = await bed.run();
    expect(failure).toContain("403: Missing permission 'datastore.databases.create'.");
    expect(bed.account.billingAccountName).toBeDefined();
    isRefused = false;
    const { failure: secondFailure, changes } = await bed.run();
    expect(secondFailure).toBe('');
    expect(describeRequest(changes[0] as RecordedRequest)).toMatch(/^POST firestore/u);
  });
});
