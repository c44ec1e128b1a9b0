import { denyPublicReads } from '../../../../care/stop/deny-public-reads.ts';
import { settings } from '../../settings.ts';
import type { DoctorTestBed } from '../doctor-test-bed.ts';
import { deployCommand, type Fault, getTimeBefore } from './fault.ts';

/** Changes the text of the released rules file of a service: `firestore` or `storage`. */
function changeRules(bed: DoctorTestBed, service: string, change: (text: string) => string): void {
  const { rulesets } = bed.googleState.project;
  for (const [index, ruleset] of rulesets.entries()) {
    if (!ruleset.name.endsWith(service)) continue;
    const { files } = ruleset.source as { files: { content: string }[] };
    const content = change(files[0]?.content ?? '');
    rulesets[index] = { ...ruleset, source: { files: [{ content }] } };
  }
}

/** Changes one parameter of all functions. */
function setParameter(bed: DoctorTestBed, name: string, value: string): void {
  const { functions } = bed.googleState.project;
  for (const [key, one] of functions) {
    const variables = one.serviceConfig?.['environmentVariables'] as object;
    const serviceConfig = {
      ...one.serviceConfig,
      environmentVariables: { ...variables, [name]: value },
    };
    functions.set(key, { ...one, serviceConfig });
  }
}

/** Faults of the deployed rules, functions and pages. */
export const deployFaults: readonly Fault[] = [
  {
    fault: 'a stop of writes that nobody has ended',
    check: 'switches',
    state: 'attention',
    fix: 'npm run stop -- production writes --undo',
    cause: ({ googleState }) => {
      googleState.stopFields = {
        areWritesStopped: { booleanValue: true },
        since: { stringValue: '2026-11-20T10:00:00.000Z' },
      };
    },
  },
  {
    fault: 'a stop of the visitors’ reads',
    check: 'rules-firestore',
    state: 'attention',
    fix: 'npm run stop -- production reads --undo',
    cause: (bed) => changeRules(bed, 'firestore', denyPublicReads),
  },
  {
    fault: 'pages that somebody has disabled',
    check: 'release',
    state: 'broken',
    fix: 'npm run stop -- production site --undo',
    cause: ({ googleState }) => {
      googleState.release = { message: '', type: 'SITE_DISABLE' };
    },
  },
  {
    fault: 'rules of the database that somebody edited in the console',
    check: 'rules-firestore',
    state: 'broken',
    fix: deployCommand,
    cause: (bed) => changeRules(bed, 'firestore', (text) => text.replace('if false', 'if true')),
  },
  {
    fault: 'rules of the bucket from another release',
    check: 'rules-storage',
    state: 'broken',
    fix: deployCommand,
    cause: (bed) => changeRules(bed, 'storage', (text) => `${text}\n// earlier\n`),
  },
  {
    fault: 'a former member of staff whom the rules still accept',
    check: 'staff-rules',
    state: 'broken',
    fix: deployCommand,
    cause: (bed) =>
      changeRules(bed, 'firestore', (text) =>
        text.replace("'coach@volleyrivesud.test'", "$&,\n'left@volleyrivesud.test'"),
      ),
  },
  {
    fault: 'a new member of staff whom the functions do not know',
    check: 'staff-functions',
    state: 'attention',
    fix: deployCommand,
    cause: (bed) => setParameter(bed, 'STAFF_ADDRESSES', settings.staff[0] ?? ''),
  },
  {
    fault: 'functions with an earlier mail host',
    check: 'function-settings',
    state: 'broken',
    fix: deployCommand,
    cause: (bed) => setParameter(bed, 'MAIL_HOST', 'smtp.earlier.test'),
  },
  {
    fault: 'a function that failed to build',
    check: 'functions',
    state: 'broken',
    fix: deployCommand,
    cause: ({ googleState: { project } }) => {
      for (const [name, one] of project.functions) {
        if (name.endsWith('/upload')) project.functions.set(name, { ...one, state: 'FAILED' });
      }
    },
  },
  {
    fault: 'a runtime that ends in four months',
    check: 'runtime',
    state: 'attention',
    fix: 'npm run runtime -- ',
    cause: (bed) => {
      bed.now = new Date('2028-07-01T00:00:00Z');
      // At that later time, the backup and the certificate must not be faults too.
      const snapshotTime = getTimeBefore(bed, 0.1);
      bed.googleState.backups = bed.googleState.backups.map((one) => ({ ...one, snapshotTime }));
      bed.certificate = { validTo: new Date('2028-09-01T00:00:00Z') };
    },
  },
  {
    fault: 'a scheduled job that failed',
    check: 'jobs',
    state: 'broken',
    fix: 'npx firebase functions:log --only tendMail',
    cause: ({ googleState }) => {
      const job = googleState.schedulerJobs.get('tendMail');
      if (job) job.status = { code: 13 };
    },
  },
  {
    fault: 'a scheduled job that somebody paused',
    check: 'jobs',
    state: 'broken',
    fix: deployCommand,
    cause: ({ googleState }) => {
      const job = googleState.schedulerJobs.get('deleteExpired');
      if (job) job.state = 'PAUSED';
    },
  },
  {
    fault:
      'pages that call an earlier revision of the functions than the one that gets the traffic',
    check: 'pinned-revision',
    state: 'attention',
    fix: deployCommand,
    cause: ({ googleState: { project } }) => {
      project.traffic.set('api', [
        { revisionName: 'api-00002', percent: 100 },
        { revisionName: 'api-00001', tag: 'fh-1' },
      ]);
    },
  },
  {
    fault: 'pages that call a tag that no revision of the functions has',
    check: 'pinned-revision',
    state: 'broken',
    fix: deployCommand,
    cause: ({ googleState: { project } }) => {
      project.traffic.set('api', [{ revisionName: 'api-00001', percent: 100 }]);
    },
  },
];
