import { afterEach, describe, expect, it } from 'vitest';
import { describeRequest, parseBody } from '../google/recorded-request.ts';
import { conflict } from '../google/routes.ts';
import type { Google, StoredPolicy } from '../google/state.ts';
import { type GoLiveTestBed, projectId, settings, startGoLiveTestBed } from './go-live-test-bed.ts';

let bed: GoLiveTestBed;
afterEach(() => bed.end());

/** Runs go-live completely, then applies a change as a person could in the console. */
async function startWithChange(change: (account: Google) => void) {
  bed = await startGoLiveTestBed();
  await bed.run();
  change(bed.account);
}

describe('the project', () => {
  it('is refused in one sentence if its id is taken', async () => {
    bed = await startGoLiveTestBed({
      intercept: (request, answer) =>
        describeRequest(request) === 'POST resourceManager v1/projects' ? conflict : answer(),
    });
    const { failure } = await bed.run();
    expect(failure).toContain(
      `The project id ${projectId} is taken: choose another projectId in the settings`,
    );
  });

  it('needs a person to accept the terms; the same command then continues', async () => {
    bed = await startGoLiveTestBed({ change: (account) => (account.hasAcceptedTerms = false) });
    const { failure } = await bed.run();
    expect(failure).toContain('Open https://console.firebase.google.com/ with the same account');
    bed.account.hasAcceptedTerms = true;
    expect((await bed.run()).failure).toBe('');
  });

  it('gets Firebase if it exists only at Google Cloud', async () => {
    bed = await startGoLiveTestBed({ change: (account) => (account.hasProject = true) });
    const { changes } = await bed.run();
    expect(describeRequest(changes[0] ?? ({} as never))).toBe(
      `POST firebase v1beta1/projects/${projectId}:addFirebase`,
    );
  });
});

describe('the data', () => {
  it.each([
    ['database', (account: Google) => (account.database = { locationId: 'nam5' }), 'nam5'],
    ['bucket', (account: Google) => (account.bucketLocation = 'US-CENTRAL1'), 'US-CENTRAL1'],
  ])(
    'in a %s of another region stops the plan, because it cannot move',
    async (noun, change, location) => {
      await startWithChange((account) => void change(account));
      const { failure, changes } = await bed.run();
      expect(failure).toContain(noun);
      expect(failure).toContain(`in ${location}`);
      expect(failure).toContain('northamerica-northeast1');
      expect(changes).toEqual([]);
    },
  );

  it('gets the safeguards that its database lacks, and only those', async () => {
    await startWithChange(({ database }) => {
      Object.assign(database ?? {}, { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' });
    });
    const { changes } = await bed.run();
    expect(changes.map(describeRequest)).toEqual([
      `PATCH firestore v1/projects/${projectId}/databases/(default)`,
    ]);
    expect(changes[0] && parseBody(changes[0])).toEqual({
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    expect(changes[0]?.query.get('updateMask')).toBe('deleteProtectionState');
  });
});

describe('the sign-in', () => {
  it('disables every method but Google', async () => {
    await startWithChange(({ signInSettings }) => {
      if (!signInSettings) return;
      signInSettings.signIn = { email: { enabled: true }, anonymous: { enabled: true } };
      signInSettings.providers.set('facebook.com', true).set('apple.com', false);
    });
    expect((await bed.run()).changes).toHaveLength(2);
    expect(bed.account.signInSettings?.signIn).toEqual({
      email: { enabled: false },
      anonymous: { enabled: false },
    });
    expect(Object.fromEntries(bed.account.signInSettings?.providers ?? [])).toEqual({
      'google.com': true,
      'facebook.com': false,
      'apple.com': false,
    });
  });

  it('preserves domains that somebody has added, except localhost', async () => {
    await startWithChange(({ signInSettings }) => {
      if (signInSettings) signInSettings.authorizedDomains = ['localhost', 'preview.test'];
    });
    await bed.run();
    expect(bed.account.signInSettings?.authorizedDomains).toEqual([
      'preview.test',
      `${projectId}.firebaseapp.com`,
      `${projectId}.web.app`,
      'www.volleyrivesud.test',
    ]);
  });
});

describe('the web app', () => {
  it('of the settings is used, whatever its name', async () => {
    bed = await startGoLiveTestBed();
    await bed.run();
    const [app] = bed.account.webApps;
    bed.account.webApps.splice(0, 1, { appId: app?.appId ?? '', displayName: 'Our site' });
    expect((await bed.run()).changes).toEqual([]);
  });
});

describe('deploys from GitHub', () => {
  const providerPath = `projects/${projectId}/locations/global/workloadIdentityPools/github/providers/github`;

  it('are not set up without a repository in the settings', async () => {
    const { repositoryId: _, ...rest } = settings;
    bed = await startGoLiveTestBed({ settingsText: JSON.stringify(rest) });
    const { failure } = await bed.run();
    expect(failure).toBe('');
    expect(bed.account.pools.size).toBe(0);
    expect([...bed.account.serviceAccounts].join()).not.toContain('deployer');
  });

  it('are corrected if the provider trusts every repository', async () => {
    await startWithChange(({ pools }) => {
      pools.set(providerPath, { ...pools.get(providerPath), attributeCondition: 'true' });
    });
    expect((await bed.run()).changes.map(describeRequest)).toEqual([
      `PATCH iam v1/${providerPath}`,
    ]);
    expect((await bed.run()).changes).toEqual([]);
  });

  it('are enabled again if the provider is disabled', async () => {
    await startWithChange(({ pools }) => {
      pools.set(providerPath, { ...pools.get(providerPath), disabled: true });
    });
    expect((await bed.run()).changes.map(describeRequest)).toEqual([
      `PATCH iam v1/${providerPath}`,
    ]);
    expect(bed.account.pools.get(providerPath)).toMatchObject({ disabled: false });
  });

  it('may act as the deployer again if only another repository may', async () => {
    const deployer = `deployer@${projectId}.iam.gserviceaccount.com`;
    const readGrants = () => JSON.stringify(bed.account.policies.get(deployer));
    await startWithChange(({ policies }) => {
      const text = JSON.stringify(policies.get(deployer)).replace('12345"', '99999"');
      policies.set(deployer, JSON.parse(text) as StoredPolicy);
    });
    expect(readGrants()).not.toContain('attribute.repository_id/12345"');
    await bed.run();
    expect(readGrants()).toContain('attribute.repository_id/12345"');
  });

  it('get back a deleted pool and its provider, because their ids cannot be reused', async () => {
    await startWithChange(({ pools }) => {
      for (const [name, pool] of pools) pools.set(name, { ...pool, state: 'DELETED' });
    });
    const { failure, changes } = await bed.run();
    expect(failure).toBe('');
    expect(changes.every(({ path }) => path.endsWith(':undelete'))).toBe(true);
  });
});

it('an address of example.org in the settings is reported before any request to Google', async () => {
  bed = await startGoLiveTestBed({
    settingsText: JSON.stringify({ ...settings, staff: ['first@example.org'] }),
  });
  const { failure, requests } = await bed.run();
  expect(failure).toContain('staff: "first@example.org"');
  expect(requests).toEqual([]);
});
