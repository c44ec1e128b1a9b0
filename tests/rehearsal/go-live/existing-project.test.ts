import { afterEach, describe, expect, it } from 'vitest';
import type { Account } from '../google/account.ts';
import { jsonOf } from '../google/recorder.ts';
import { type GoLiveTest, nameOf, projectId, settings, startGoLiveTest } from './start.ts';

let test: GoLiveTest;
afterEach(() => test.end());

/** Runs go-live to its end, then changes what a person might have changed in the console. */
async function startSetUp(change: (account: Account) => void) {
  test = await startGoLiveTest();
  await test.run();
  change(test.account);
}

describe('the project', () => {
  it('id of somebody else is refused in one sentence', async () => {
    test = await startGoLiveTest({
      intercept: (route) => ({
        ...route,
        answer: (request, parts) =>
          nameOf(request) === 'POST resourceManager v1/projects'
            ? { status: 409, json: { error: { message: 'Requested entity already exists' } } }
            : route.answer(request, parts),
      }),
    });
    const { failure } = await test.run();
    expect(failure).toContain(
      `The project id ${projectId} is taken: choose another projectId in the settings`,
    );
  });

  it('needs terms that a person accepts; the same command then goes on', async () => {
    test = await startGoLiveTest({ change: (account) => (account.hasAcceptedTerms = false) });
    const { failure } = await test.run();
    expect(failure).toContain('Open https://console.firebase.google.com/ with the same account');
    test.account.hasAcceptedTerms = true;
    expect((await test.run()).failure).toBe('');
  });

  it('that exists at Google Cloud only gets Firebase', async () => {
    test = await startGoLiveTest({ change: (account) => (account.hasProject = true) });
    const { changes } = await test.run();
    expect(nameOf(changes[0] ?? ({} as never))).toBe(
      `POST firebase v1beta1/projects/${projectId}:addFirebase`,
    );
  });
});

describe('the data', () => {
  it.each([
    ['database', (account: Account) => (account.database = { locationId: 'nam5' }), 'nam5'],
    ['bucket', (account: Account) => (account.bucketLocation = 'US-CENTRAL1'), 'US-CENTRAL1'],
  ])('%s elsewhere stops the plan: it cannot move', async (noun, change, place) => {
    await startSetUp((account) => void change(account));
    const { failure, changes } = await test.run();
    expect(failure).toContain(noun);
    expect(failure).toContain(`in ${place}`);
    expect(failure).toContain('northamerica-northeast1');
    expect(changes).toEqual([]);
  });

  it('gets the safeguards that an existing database lacks, and only those', async () => {
    await startSetUp(({ database }) => {
      Object.assign(database ?? {}, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' });
    });
    const { changes } = await test.run();
    expect(changes.map(nameOf)).toEqual([
      `PATCH firestore v1/projects/${projectId}/databases/(default)`,
    ]);
    expect(changes[0] && jsonOf(changes[0])).toEqual({
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    expect(changes[0]?.query.get('updateMask')).toBe('deleteProtectionState');
  });
});

describe('the sign-in', () => {
  it('loses every method but Google', async () => {
    await startSetUp(({ identity }) => {
      if (!identity) return;
      identity.signIn = { email: { enabled: true }, anonymous: { enabled: true } };
      identity.providers.set('facebook.com', true).set('apple.com', false);
    });
    expect((await test.run()).changes).toHaveLength(2);
    expect(test.account.identity?.signIn).toEqual({
      email: { enabled: false },
      anonymous: { enabled: false },
    });
    expect(Object.fromEntries(test.account.identity?.providers ?? [])).toEqual({
      'google.com': true,
      'facebook.com': false,
      'apple.com': false,
    });
  });

  it('keeps domains that somebody has added, except localhost', async () => {
    await startSetUp(({ identity }) => {
      if (identity) identity.authorizedDomains = ['localhost', 'preview.test'];
    });
    await test.run();
    expect(test.account.identity?.authorizedDomains).toEqual([
      'preview.test',
      `${projectId}.firebaseapp.com`,
      `${projectId}.web.app`,
      'www.volleyrivesud.test',
    ]);
  });
});

describe('the web app', () => {
  it('of the settings is used, whatever its name', async () => {
    test = await startGoLiveTest();
    await test.run();
    const [app] = test.account.webApps;
    test.account.webApps.splice(0, 1, { appId: app?.appId ?? '', displayName: 'Our site' });
    expect((await test.run()).changes).toEqual([]);
  });
});

describe('deploys from GitHub', () => {
  const providerPath = `projects/${projectId}/locations/global/workloadIdentityPools/github/providers/github`;

  it('are not set up without a repository in the settings', async () => {
    const { repository: _, ...rest } = settings;
    test = await startGoLiveTest({ text: JSON.stringify(rest) });
    const { failure } = await test.run();
    expect(failure).toBe('');
    expect(test.account.pools.size).toBe(0);
    expect([...test.account.serviceAccounts].join()).not.toContain('deployer');
  });

  it('are corrected where the provider trusts another repository', async () => {
    await startSetUp(({ pools }) => {
      pools.set(providerPath, { ...pools.get(providerPath), attributeCondition: 'true' });
    });
    expect((await test.run()).changes.map(nameOf)).toEqual([`PATCH iam v1/${providerPath}`]);
    expect((await test.run()).changes).toEqual([]);
  });

  it('stay as they are where the provider trusts the number of the repository', async () => {
    await startSetUp(({ pools, policies }) => {
      const attributeCondition =
        "assertion.repository_id=='12345' && assertion.ref == 'refs/heads/main'";
      pools.set(providerPath, { ...pools.get(providerPath), attributeCondition });
      const member =
        'principalSet://iam.googleapis.com/projects/123456789012/locations/global/workloadIdentityPools/github/attribute.repository_id/12345';
      policies.set(`deployer@${projectId}.iam.gserviceaccount.com`, {
        etag: 'v1',
        bindings: [{ role: 'roles/iam.workloadIdentityUser', members: [member] }],
      });
    });
    expect((await test.run()).changes).toEqual([]);
  });

  it('get a deleted pool back, whose id cannot be used for another', async () => {
    await startSetUp(({ pools }) => {
      for (const [name, pool] of pools) pools.set(name, { ...pool, state: 'DELETED' });
    });
    const { failure, changes } = await test.run();
    expect(failure).toBe('');
    expect(changes.every(({ path }) => path.endsWith(':undelete'))).toBe(true);
  });
});

it('settings of the example are named before Google is asked for anything', async () => {
  test = await startGoLiveTest({
    text: JSON.stringify({ ...settings, staff: ['first@example.org'] }),
  });
  const { failure, requests } = await test.run();
  expect(failure).toContain('staff: "first@example.org"');
  expect(requests).toEqual([]);
});
