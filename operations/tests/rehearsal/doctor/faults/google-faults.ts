import type { DoctorTestBed } from '../doctor-test-bed.ts';
import { type Fault, getTimeBefore, goLiveCommand, deployCommand } from './fault.ts';

/** Faults of the project at Google. */
export const googleFaults: readonly Fault[] = [
  {
    fault: 'no billing account',
    check: 'billing',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ googleState }) => {
      googleState.billing = { ...googleState.billing, billingEnabled: false };
    },
  },
  {
    fault: 'an API that is off',
    check: 'apis',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ googleState }) => googleState.disabledApis.add('cloudscheduler.googleapis.com'),
  },
  {
    fault: 'an account that may not deploy',
    check: 'permissions',
    state: 'attention',
    fix: 'docs/operations.md',
    cause: ({ googleState }) => googleState.deniedPermissions.add('firebaserules.releases.update'),
  },
  {
    fault: 'a database in another region',
    check: 'database',
    state: 'broken',
    fix: 'another project',
    cause: ({ googleState }) => {
      googleState.database = { ...googleState.database, locationId: 'nam5' };
    },
  },
  {
    fault: 'no point-in-time recovery',
    check: 'database',
    state: 'attention',
    fix: goLiveCommand,
    cause: ({ googleState }) => delete googleState.database?.['pointInTimeRecoveryEnablement'],
  },
  {
    fault: 'a database without delete protection',
    check: 'database',
    state: 'attention',
    fix: goLiveCommand,
    cause: ({ googleState }) => delete googleState.database?.['deleteProtectionState'],
  },
  {
    fault: 'a missing index',
    check: 'indexes',
    state: 'broken',
    fix: deployCommand,
    cause: ({ googleState }) => googleState.project.indexes.pop(),
  },
  {
    fault: 'an index that Google still builds',
    check: 'indexes',
    state: 'attention',
    fix: 'Wait',
    cause: ({ googleState: { project } }) => {
      project.indexes[0] = { ...(project.indexes[0] as object), state: 'CREATING' };
    },
  },
  {
    fault: 'an index that Google could not build',
    check: 'indexes',
    state: 'broken',
    fix: 'Delete it in the Firebase console',
    cause: ({ googleState: { project } }) => {
      project.indexes[0] = { ...(project.indexes[0] as object), state: 'NEEDS_REPAIR' };
    },
  },
  {
    fault: 'a missing time-to-live policy',
    check: 'ttl',
    state: 'broken',
    fix: deployCommand,
    cause: ({ googleState }) => googleState.project.fieldOverrides.pop(),
  },
  {
    fault: 'no backup schedule',
    check: 'backups',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ googleState }) => {
      googleState.backupSchedules = [];
    },
  },
  {
    fault: 'no weekly backup schedule',
    check: 'backups',
    state: 'attention',
    fix: goLiveCommand,
    cause: ({ googleState }) => {
      googleState.backupSchedules = [{ dailyRecurrence: {} }];
    },
  },
  ...(
    [
      [2, 'attention'],
      [9, 'broken'],
    ] as const
  ).map(([days, state]) => ({
    fault: `a newest backup of ${days} days ago`,
    check: 'backup-newest',
    state,
    fix: 'npm run backup -- production',
    cause: (bed: DoctorTestBed) => {
      const [backup] = bed.googleState.backups;
      if (backup) bed.googleState.backups = [{ ...backup, snapshotTime: getTimeBefore(bed, days) }];
    },
  })),
  {
    fault: 'no budget for the project',
    check: 'budget',
    state: 'attention',
    fix: goLiveCommand,
    cause: ({ googleState }) => {
      googleState.budgets = [{ budgetFilter: { projects: ['projects/another'] } }];
    },
  },
  {
    fault: 'a missing secret',
    check: 'secrets',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ googleState }) => googleState.secretVersions.delete('MAIL_PASSWORD'),
  },
  {
    fault: 'a disabled secret',
    check: 'secrets',
    state: 'broken',
    fix: 'gcloud secrets versions enable 1 --secret HASH_KEY',
    cause: ({ googleState: { secretVersions } }) => {
      const name = 'projects/1/secrets/HASH_KEY/versions/1';
      secretVersions.set('HASH_KEY', { name, state: 'DISABLED' });
    },
  },
  {
    fault: 'a sign-in provider besides Google',
    check: 'sign-in',
    state: 'attention',
    fix: goLiveCommand,
    cause: ({ googleState }) => {
      const signIn = { email: { enabled: true } };
      if (googleState.signInSettings)
        googleState.signInSettings = { ...googleState.signInSettings, signIn };
    },
  },
  {
    fault: 'no sign-in with Google',
    check: 'sign-in',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ googleState }) => {
      googleState.providers = [];
    },
  },
  {
    fault: 'a site whose domain is not authorized',
    check: 'domains',
    state: 'broken',
    fix: goLiveCommand,
    cause: ({ googleState }) => googleState.signInSettings?.authorizedDomains.pop(),
  },
  {
    fault: 'a sign-in that pages of localhost may use',
    check: 'domains',
    state: 'attention',
    fix: goLiveCommand,
    cause: ({ googleState }) => googleState.signInSettings?.authorizedDomains.unshift('localhost'),
  },
];
