import { denyPublicReads } from '../../../../care/stop.ts';
import { settings } from '../../settings.ts';
import { getJobName } from '../../google/deployed-google.ts';
import { type Google, storeDocument } from '../../google/state.ts';
import { deploy, type FaultTable, getTimeBefore } from './fault.ts';

/** Changes the text of the released rules file of a service: `firestore` or `storage`. */
function changeRules(
  { rulesets }: Google,
  service: string,
  change: (text: string) => string,
): void {
  for (const [index, ruleset] of rulesets.entries()) {
    if (!ruleset.name.endsWith(service)) continue;
    const { files } = ruleset.source as { files: { content: string }[] };
    const content = change(files[0]?.content ?? '');
    rulesets[index] = { ...ruleset, source: { files: [{ content }] } };
  }
}

function setParameter({ functions }: Google, name: string, value: string): void {
  for (const [key, one] of functions) {
    const variables = one.serviceConfig?.['environmentVariables'] as object;
    const serviceConfig = {
      ...one.serviceConfig,
      environmentVariables: { ...variables, [name]: value },
    };
    functions.set(key, { ...one, serviceConfig });
  }
}

function changeJob(google: Google, functionId: string, changes: object): void {
  const name = getJobName(google, functionId);
  google.schedulerJobs.set(name, { ...google.schedulerJobs.get(name), ...changes });
}

/** Faults of the deployed rules, functions and pages. */
export const deployFaults: FaultTable = {
  'switches attention: a stop of writes that nobody has ended': [
    'npm run stop -- production writes --undo',
    (google) =>
      storeDocument(google, 'switches/site', {
        areWritesStopped: { booleanValue: true },
        since: { stringValue: '2026-11-20T10:00:00.000Z' },
      }),
  ],
  'rules-firestore attention: a stop of the visitors’ reads': [
    'npm run stop -- production reads --undo',
    (google) => changeRules(google, 'firestore', denyPublicReads),
  ],
  'release broken: pages that somebody has disabled': [
    'npm run stop -- production site --undo',
    (google) => google.hostingReleases.unshift({ type: 'SITE_DISABLE' }),
  ],
  'rules-firestore broken: rules of the database that somebody edited in the console': [
    deploy,
    (google) => changeRules(google, 'firestore', (text) => text.replace('if false', 'if true')),
  ],
  'rules-storage broken: rules of the bucket from another release': [
    deploy,
    (google) => changeRules(google, 'storage', (text) => `${text}\n// earlier\n`),
  ],
  'rules-firestore broken: a former member of staff whom the rules still accept': [
    deploy,
    (google) =>
      changeRules(google, 'firestore', (text) =>
        text.replace("'coach@volleyrivesud.test'", "$&,\n'left@volleyrivesud.test'"),
      ),
  ],
  'function-settings broken: a new member of staff whom the functions do not know': [
    deploy,
    (google) => setParameter(google, 'STAFF_ADDRESSES', settings.staff[0] ?? ''),
  ],
  'function-settings broken: functions with an earlier mail host': [
    deploy,
    (google) => setParameter(google, 'MAIL_HOST', 'smtp.earlier.test'),
  ],
  'functions broken: a function that failed to build': [
    deploy,
    ({ functions }) => {
      for (const [name, one] of functions) {
        if (name.endsWith('/upload')) functions.set(name, { ...one, state: 'FAILED' });
      }
    },
  ],
  'runtime attention: a runtime that ends in four months': [
    'Another Node',
    (google, bed) => {
      bed.now = new Date('2028-07-01T00:00:00Z');
      // At that later time, the backup and the certificate must not be faults too.
      const snapshotTime = getTimeBefore(bed, 0.1);
      google.backups = google.backups.map((one) => ({ ...one, snapshotTime }));
      bed.certificate = { validTo: new Date('2028-09-01T00:00:00Z') };
    },
  ],
  'jobs broken: a scheduled job that failed': [
    'npx firebase functions:log --only tendMail',
    (google) => changeJob(google, 'tendMail', { status: { code: 13 } }),
  ],
  'jobs broken: a scheduled job that somebody paused': [
    deploy,
    (google) => changeJob(google, 'deleteExpired', { state: 'PAUSED' }),
  ],
  'pinned-revision attention: pages that call an earlier revision than the one that gets the traffic':
    [
      deploy,
      ({ traffic }) => {
        traffic.set('api', [
          { revisionName: 'api-00002', percent: 100 },
          { revisionName: 'api-00001', tag: 'fh-1' },
        ]);
      },
    ],
  'pinned-revision broken: pages that call a tag that no revision of the functions has': [
    deploy,
    ({ traffic }) => {
      traffic.set('api', [{ revisionName: 'api-00001', percent: 100 }]);
    },
  ],
};
