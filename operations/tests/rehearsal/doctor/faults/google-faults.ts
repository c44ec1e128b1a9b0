import type { DeployedProject } from '../../google/deployed-project.ts';
import type { DoctorTestBed } from '../doctor-test-bed.ts';
import { deploy, type FaultTable, getTimeBefore, goLive } from './fault.ts';

const backup = 'npm run backup -- production';
const ageBackup = (days: number) => (google: DeployedProject, bed: DoctorTestBed) => {
  const snapshotTime = getTimeBefore(bed, days);
  google.backups = google.backups.map((one) => ({ ...one, snapshotTime }));
};

/** Faults of the project at Google. */
export const googleFaults: FaultTable = {
  'billing broken: no billing account': [
    goLive,
    (google) => (google.billing = { ...google.billing, billingEnabled: false }),
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
    (google) => delete google.database?.['pointInTimeRecoveryEnablement'],
  ],
  'database attention: a database without delete protection': [
    goLive,
    (google) => delete google.database?.['deleteProtectionState'],
  ],
  'indexes broken: a missing index': [deploy, (google) => google.project.indexes.pop()],
  'indexes attention: an index that Google still builds': [
    'Wait',
    ({ project }) =>
      (project.indexes[0] = { ...(project.indexes[0] as object), state: 'CREATING' }),
  ],
  'indexes broken: an index that Google could not build': [
    'Delete it in the Firebase console',
    ({ project }) =>
      (project.indexes[0] = { ...(project.indexes[0] as object), state: 'NEEDS_REPAIR' }),
  ],
  'ttl broken: a missing time-to-live policy': [
    deploy,
    (google) => google.project.fieldOverrides.pop(),
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
    (google) => {
      const signIn = { email: { enabled: true } };
      if (google.signInSettings) google.signInSettings = { ...google.signInSettings, signIn };
    },
  ],
  'sign-in broken: no sign-in with Google': [goLive, (google) => (google.providers = [])],
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
    (google) => (google.projectResources.bucketLocation = 'us-central1'),
  ],
  'accounts broken: a service account that somebody deleted': [
    goLive,
    ({ projectResources }) => {
      for (const address of projectResources.serviceAccounts) {
        if (address.startsWith('functions-runtime@'))
          projectResources.serviceAccounts.delete(address);
      }
    },
  ],
  'roles broken: a role that somebody took away': [
    goLive,
    ({ projectResources, project }) => {
      const name = `projects/${project.id}`;
      const policy = projectResources.policies.get(name) ?? { etag: 'v1', bindings: [] };
      const bindings = policy.bindings.filter(({ role }) => role !== 'roles/datastore.user');
      projectResources.policies.set(name, { ...policy, bindings });
    },
  ],
  'uptime attention: no uptime check of the home page': [
    goLive,
    (google) => google.monitoringState.uptimeChecks.shift(),
  ],
  'alerts attention: an alert that is missing': [
    goLive,
    (google) => google.monitoringState.alertPolicies.pop(),
  ],
  'domain broken: a domain that Hosting does not know': [
    goLive,
    (google) => google.monitoringState.domains.clear(),
  ],
};
