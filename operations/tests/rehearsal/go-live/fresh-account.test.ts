import { afterEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../../environments/read-environment.ts';
import { getPrompts } from '../../../go-live/prompts.ts';
import { describeRequest } from '../google/recorded-request.ts';
import { type GoLiveTestBed, projectId, startGoLiveTestBed } from './go-live-test-bed.ts';

let bed: GoLiveTestBed;
afterEach(() => bed.end());

const runtimeMember = `serviceAccount:functions-runtime@${projectId}.iam.gserviceaccount.com`;
const deployerMember = `serviceAccount:deployer@${projectId}.iam.gserviceaccount.com`;
const computeMember = 'serviceAccount:123456789012-compute@developer.gserviceaccount.com';
const pubsubMember = 'serviceAccount:service-123456789012@gcp-sa-pubsub.iam.gserviceaccount.com';

const listRoles = (resource: string, member: string) =>
  (bed.account.policies.get(resource)?.bindings ?? [])
    .filter(({ members }) => members.includes(member))
    .map(({ role }) => role.replace('roles/', ''));

describe('going live with an account without a project', () => {
  it('creates a project that is ready for a deploy, after three questions', async () => {
    bed = await startGoLiveTestBed();
    const { failure, questions, changes } = await bed.run();
    expect(failure).toBe('');
    expect(questions).toHaveLength(3);
    expect(changes.map(describeRequest).slice(0, 3)).toEqual([
      'POST resourceManager v1/projects',
      `POST firebase v1beta1/projects/${projectId}:addFirebase`,
      `PUT billing v1/projects/${projectId}/billingInfo`,
    ]);
    const { account } = bed;
    expect(account.billingAccountName).toBe('billingAccounts/0A-1B-2C');
    expect(account.apis.size).toBe(25);
    expect(account.database).toMatchObject({
      locationId: 'northamerica-northeast1',
      type: 'FIRESTORE_NATIVE',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    expect(account.bucketLocation).toBe('northamerica-northeast1');
    expect(account.webApps).toHaveLength(1);
    expect(account.signInSettings?.authorizedDomains).toEqual([
      `${projectId}.firebaseapp.com`,
      `${projectId}.web.app`,
      'www.volleyrivesud.test',
    ]);
    expect([...(account.signInSettings?.providers ?? [])]).toEqual([['google.com', true]]);
  });

  it('creates the service accounts of functions and deploys, with their roles and no other roles', async () => {
    bed = await startGoLiveTestBed();
    await bed.run();
    const project = `projects/${projectId}`;
    expect(listRoles(project, runtimeMember)).toEqual([
      ...['datastore.user', 'datastore.backupsViewer', 'firebaseauth.admin'],
      ...['eventarc.eventReceiver', 'run.invoker', 'logging.logWriter'],
    ]);
    expect(listRoles(project, deployerMember)).toEqual([
      ...['firebasehosting.admin', 'firebaserules.admin', 'datastore.indexAdmin'],
      ...['cloudfunctions.admin', 'cloudscheduler.admin', 'secretmanager.viewer'],
      ...['firebase.viewer', 'serviceusage.serviceUsageConsumer', 'artifactregistry.repoAdmin'],
    ]);
    expect(listRoles(project, computeMember).toSorted()).toEqual([
      ...['cloudbuild.builds.builder', 'eventarc.eventReceiver', 'run.invoker'],
    ]);
    expect(listRoles(project, pubsubMember)).toEqual(['iam.serviceAccountTokenCreator']);
    expect(listRoles(project, 'user:owner@volleyrivesud.test')).toEqual(['owner']);
    expect(listRoles(`${projectId}.firebasestorage.app`, runtimeMember)).toEqual([
      'storage.objectAdmin',
    ]);
    for (const address of [runtimeMember, computeMember].map(
      (member) => member.split(':')[1] ?? '',
    )) {
      expect(listRoles(address, deployerMember)).toEqual(['iam.serviceAccountUser']);
    }
  });

  it('allows deploys from GitHub only from the main branch of the repository', async () => {
    bed = await startGoLiveTestBed();
    const { output } = await bed.run();
    const pool = `projects/${projectId}/locations/global/workloadIdentityPools/github`;
    expect(bed.account.pools.get(`${pool}/providers/github`)).toMatchObject({
      attributeCondition:
        "assertion.repository_id == '12345' && assertion.ref == 'refs/heads/main'",
      oidc: { issuerUri: 'https://token.actions.githubusercontent.com' },
    });
    const member =
      'principalSet://iam.googleapis.com/projects/123456789012/locations/global/workloadIdentityPools/github/attribute.repository_id/12345';
    expect(listRoles(deployerMember.split(':')[1] ?? '', member)).toEqual([
      'iam.workloadIdentityUser',
    ]);
    expect(output).toContain(
      'WORKLOAD_IDENTITY_PROVIDER=projects/123456789012/locations/global/workloadIdentityPools/github/providers/github',
    );
    expect(output).toContain(
      `DEPLOY_SERVICE_ACCOUNT=deployer@${projectId}.iam.gserviceaccount.com`,
    );
  });

  it('counts requests against the project’s quota, except those to the four services that set up a project', async () => {
    bed = await startGoLiveTestBed();
    const { requests } = await bed.run();
    const setUpServices = ['billing', 'firebase', 'resourceManager', 'serviceUsage'];
    const requestsByQuotaProject = Map.groupBy(requests, ({ quotaProject }) => quotaProject);
    const listServices = (quotaProject: string | undefined) =>
      [
        ...new Set(requestsByQuotaProject.get(quotaProject)?.map(({ service }) => service)),
      ].toSorted();
    expect(listServices(undefined)).toEqual(setUpServices);
    expect(listServices(projectId)).toEqual([
      ...['firebaseStorage', 'firestore', 'iam', 'identity', 'storage'],
    ]);
  });

  it('writes the web app into the settings file, which is then complete', async () => {
    bed = await startGoLiveTestBed();
    await bed.run();
    expect(readEnvironment('production').webApp).toEqual({
      apiKey: 'AIzaSyA-the-key-that-Google-has-created',
      authDomain: `${projectId}.firebaseapp.com`,
      storageBucket: `${projectId}.firebasestorage.app`,
      appId: '1:123456789012:web:0000000000000000000001',
    });
  });

  it('shows every change in a dry run, which changes nothing and asks nothing', async () => {
    bed = await startGoLiveTestBed();
    const dryRun = await bed.run({ flags: { isDryRun: true } });
    expect(dryRun).toMatchObject({ failure: '', changes: [], questions: [] });
    expect(dryRun.requests.length).toBeGreaterThan(0);
    expect(bed.account.hasProject).toBe(false);
    const plannedCalls = dryRun.output.match(/ (?:POST|PUT|PATCH|DELETE) https:\/\/\S+/gu) ?? [];
    const { changes } = await bed.run();
    expect(plannedCalls).toHaveLength(changes.length);
  });

  it('shows who pays for which project before the first change', async () => {
    bed = await startGoLiveTestBed();
    const { output } = await bed.run({ flags: { confirmedProject: 'another' } });
    expect(output.split('\n').slice(0, 3)).toEqual([
      'Account:  owner@volleyrivesud.test',
      `Project:  ${projectId}`,
      'Billing:  billingAccounts/0A-1B-2C',
    ]);
  });
});

describe('questions', () => {
  it('are answered by flags where there is no terminal', async () => {
    bed = await startGoLiveTestBed();
    const { failure } = await bed.run({
      prompts: getPrompts({ isTerminal: false }),
      flags: { confirmedProject: projectId, acceptedRisks: ['cost', 'permanent'] },
    });
    expect(failure).toBe('');
  });

  it.each([
    [{}, `--confirm ${projectId}`],
    [{ confirmedProject: projectId }, '--accept permanent'],
    [{ confirmedProject: projectId, acceptedRisks: ['permanent'] as const }, '--accept cost'],
  ])(
    'name the flag that answers them where there is no terminal, and nothing changes: %j',
    async (flags, flag) => {
      bed = await startGoLiveTestBed();
      const { failure, changes } = await bed.run({
        prompts: getPrompts({ isTerminal: false }),
        flags,
      });
      expect(failure).toContain(`Answer it with ${flag}.`);
      expect(changes).toEqual([]);
    },
  );

  it('change nothing if the owner confirms another project id', async () => {
    bed = await startGoLiveTestBed();
    const { failure, changes } = await bed.run({ flags: { confirmedProject: 'another' } });
    expect(failure).toBe(`"another" is not ${projectId}. Nothing was changed.`);
    expect(changes).toEqual([]);
  });
});

describe('billing accounts', () => {
  const secondAccount = { name: 'billingAccounts/3D-4E-5F', displayName: 'Sponsor', open: true };

  it('one of several is chosen, by a question or a flag', async () => {
    bed = await startGoLiveTestBed({
      change: ({ billingAccounts }) => void billingAccounts.unshift(secondAccount),
    });
    const { questions } = await bed.run();
    expect(questions).toHaveLength(4);
    expect(questions[0]).toBe('Which billing account pays?');
    expect(bed.account.billingAccountName).toBe(secondAccount.name);
    await bed.end();
    bed = await startGoLiveTestBed({
      change: ({ billingAccounts }) => void billingAccounts.push(secondAccount),
    });
    expect((await bed.run({ flags: { billingAccount: '3D-4E-5F' } })).questions).toHaveLength(3);
    expect(bed.account.billingAccountName).toBe(secondAccount.name);
  });

  it('a closed one is refused before anything is changed', async () => {
    bed = await startGoLiveTestBed({
      change: ({ billingAccounts }) => void billingAccounts.push({ ...secondAccount, open: false }),
    });
    const { failure, changes } = await bed.run({ flags: { billingAccount: '3D-4E-5F' } });
    expect(failure).toContain('is not an open billing account of yours (0A-1B-2C)');
    expect(changes).toEqual([]);
  });

  it('if there is none, a person creates one; the same command then continues', async () => {
    bed = await startGoLiveTestBed({ change: ({ billingAccounts }) => void billingAccounts.pop() });
    const { failure, output } = await bed.run();
    expect(failure).toBe('Billing account: do this by hand, then run the same command again.');
    expect(output).toContain('https://console.cloud.google.com/billing/create');
    bed.account.billingAccounts.push(secondAccount);
    expect((await bed.run()).failure).toBe('');
    expect(bed.account.billingAccountName).toBe(secondAccount.name);
  });
});
