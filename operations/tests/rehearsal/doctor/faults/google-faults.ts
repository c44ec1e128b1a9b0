import type { Google } from '../../google/state.ts';
import type { DoctorTestBed } from '../doctor-test-bed.ts';
import { deploy, type FaultTable, getTimeBefore, goLive } from './fault.ts';

const backup = 'npm run backup -- production';
const ageBackup = (days: number) => (google: Google, bed: DoctorTestBed) => {
  const snapshotTime = getTimeBefore(bed, days);
  google.backups = google.backups.map((one) => ({ ...one, snapshotTime }));
};

/** Faults of the project at Google. */
export const googleFaults: FaultTable = {
  'billing broken: no billing account': [
    goLive,
    (google) => (google.billingAccountName = undefined),
  ],
  'apis broken: an API that is off': [
    goLive,
    (google) => google.disabledApis.add('cloudscheduler.googleapis.com'),
  ],
  'permissions attention: an account that may not deploy': [
    'docs/operations.md',
    (google) => google.deniedPermissions.add('firebaserules.releases.update'),
  ],
  'database broken: a database in another region': [
    'another project',
    (google) => (google.database = { ...google.database, locationId: 'nam5' }),
  ],
  'database attention: no point-in-time recovery': [
    goLive,
    (google) =>
      (google.database = { ...google.database, pointInTimeRecoveryEnablement: undefined }),
  ],
  'database attention: a database without delete protection': [
    goLive,
    (google) => (google.database = { ...google.database, deleteProtectionState: undefined }),
  ],
  'indexes broken: a missing index': [deploy, (google) => google.indexes.pop()],
  'indexes attention: an index that Google still builds': [
    'Wait',
    ({ indexes }) => (indexes[0] = { ...indexes[0], state: 'CREATING' }),
  ],
  'indexes broken: an index that Google could not build': [
    'Delete it in the Firebase console',
    ({ indexes }) => (indexes[0] = { ...indexes[0], state: 'NEEDS_REPAIR' }),
  ],
  'ttl broken: a missing time-to-live policy': [
    deploy,
    ({ fieldOverrides }) => fieldOverrides.delete([...fieldOverrides.keys()].at(-1) ?? ''),
  ],
  'backups broken: no backup schedule': [goLive, (google) => (google.backupSchedules = [])],
  'backups attention: no weekly backup schedule': [
    goLive,
    (google) => (google.backupSchedules = [{ dailyRecurrence: {} }]),
  ],
  'backup-newest attention: a newest backup of 2 days ago': [backup, ageBackup(2)],
  'backup-newest broken: a newest backup of 9 days ago': [backup, ageBackup(9)],
  'budget attention: no budget for the project': [
    goLive,
    (google) => (google.budgets = [{ budgetFilter: { projects: ['projects/another'] } }]),
  ],
  'secrets broken: a missing secret': [
    goLive,
    (google) => google.secretVersions.delete('MAIL_PASSWORD'),
  ],
  'secrets broken: a disabled secret': [
    'gcloud secrets versions enable 1 --secret HASH_KEY',
    ({ secretVersions }) => {
      const name = 'projects/1/secrets/HASH_KEY/versions/1';
      secretVersions.set('HASH_KEY', { name, state: 'DISABLED' });
    },
  ],
  'sign-in attention: a sign-in provider besides Google': [
    goLive,
    ({ signInSettings }) =>
      Object.assign(signInSettings ?? {}, { signIn: { email: { enabled: true } } }),
  ],
  'sign-in broken: no sign-in with Google': [
    goLive,
    (google) => google.signInSettings?.providers.clear(),
  ],
  'domains broken: a site whose domain is not authorized': [
    goLive,
    (google) => google.signInSettings?.authorizedDomains.pop(),
  ],
  'domains attention: a sign-in that pages of localhost may use': [
    goLive,
    (google) => google.signInSettings?.authorizedDomains.unshift('localhost'),
  ],
  'bucket broken: a bucket in another region': [
    'another project',
    (google) => (google.bucketLocation = 'us-central1'),
  ],
  'accounts broken: a service account that somebody deleted': [
    goLive,
    ({ id, serviceAccounts }) =>
      serviceAccounts.delete(`functions-runtime@${id}.iam.gserviceaccount.com`),
  ],
  'roles broken: a role that somebody took away': [
    goLive,
    ({ id, policies }) => {
      const name = `projects/${id}`;
      const policy = policies.get(name) ?? { bindings: [] };
      const bindings = policy.bindings.filter(({ role }) => role !== 'roles/datastore.user');
      policies.set(name, { ...policy, bindings });
    },
  ],
  'uptime attention: no uptime check of the home page': [
    goLive,
    (google) => google.uptimeChecks.shift(),
  ],
  'alerts attention: an alert that is missing': [goLive, (google) => google.alertPolicies.pop()],
  'domain broken: a domain that Hosting does not know': [
    goLive,
    (google) => google.domains.clear(),
  ],
};
