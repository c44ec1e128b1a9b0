import { heroFiles } from '../../../domain/images/hero.ts';
import { settings } from '../settings.ts';
import type { DoctorTestBed } from './doctor-test-bed.ts';
import type { SiteResponse } from './visitor-site.ts';

/** One thing that can go wrong. */
interface Fault {
  readonly fault: string;
  /** The id of the check that must find it. */
  readonly check: string;
  readonly state: 'attention' | 'broken';
  /** What the fix must contain. */
  readonly fix: string;
  readonly cause: (bed: DoctorTestBed) => void;
}

const goLive = 'npm run go-live -- production';
const deploy = 'npm run deploy -- production';
const { host } = new URL(settings.siteOrigin);
const { authDomain } = settings.webApp;
const domain = settings.mail.from.split('@')[1] ?? '';
const dayMs = 86_400_000;

const withHeader =
  (name: string, value: string) =>
  (response: SiteResponse): SiteResponse => ({
    ...response,
    headers: { ...response.headers, [name]: value },
  });
const withStatus =
  (status: number) =>
  (response: SiteResponse): SiteResponse => ({ ...response, status });
const withJson =
  (value: unknown) =>
  (response: SiteResponse): SiteResponse => ({ ...response, body: JSON.stringify(value) });
const health = (changes: object) =>
  withJson({ ok: true, version: '0123456789ab', caller: '198.51.100.7', ...changes });

/** Changes the text of a released rules file. */
function changeRules(bed: DoctorTestBed, name: string, change: (text: string) => string): void {
  const { rulesets } = bed.deployed.project;
  for (const [place, ruleset] of rulesets.entries()) {
    if (!ruleset.name.endsWith(name)) continue;
    const { files } = ruleset.source as { files: { content: string }[] };
    const content = change(files[0]?.content ?? '');
    rulesets[place] = { ...ruleset, source: { files: [{ content }] } };
  }
}

/** Changes one parameter of all functions. */
function setParameter(bed: DoctorTestBed, name: string, value: string): void {
  const { functions } = bed.deployed.project;
  for (const [key, one] of functions) {
    const variables = one.serviceConfig?.['environmentVariables'] as object;
    const serviceConfig = {
      ...one.serviceConfig,
      environmentVariables: { ...variables, [name]: value },
    };
    functions.set(key, { ...one, serviceConfig });
  }
}

const ago = ({ now }: DoctorTestBed, days: number) =>
  new Date(now.getTime() - days * dayMs).toISOString();

const googleFaults: readonly Fault[] = [
  {
    fault: 'no billing account',
    check: 'billing',
    state: 'broken',
    fix: goLive,
    cause: ({ deployed }) => {
      deployed.billing = { ...deployed.billing, billingEnabled: false };
    },
  },
  {
    fault: 'an API that is off',
    check: 'apis',
    state: 'broken',
    fix: goLive,
    cause: ({ deployed }) => deployed.disabledApis.add('cloudscheduler.googleapis.com'),
  },
  {
    fault: 'an account that may not deploy',
    check: 'permissions',
    state: 'attention',
    fix: 'docs/deploying.md',
    cause: ({ deployed }) => deployed.deniedPermissions.add('firebaserules.releases.update'),
  },
  {
    fault: 'a database in another region',
    check: 'database',
    state: 'broken',
    fix: 'a new project',
    cause: ({ deployed }) => {
      deployed.database = { ...deployed.database, locationId: 'nam5' };
    },
  },
  {
    fault: 'no point-in-time recovery',
    check: 'database-recovery',
    state: 'attention',
    fix: goLive,
    cause: ({ deployed }) => delete deployed.database?.['pointInTimeRecoveryEnablement'],
  },
  {
    fault: 'a database without delete protection',
    check: 'database-protection',
    state: 'attention',
    fix: goLive,
    cause: ({ deployed }) => delete deployed.database?.['deleteProtectionState'],
  },
  {
    fault: 'a missing index',
    check: 'indexes',
    state: 'broken',
    fix: deploy,
    cause: ({ deployed }) => deployed.project.indexes.pop(),
  },
  {
    fault: 'an index that Google still builds',
    check: 'indexes',
    state: 'attention',
    fix: 'Wait',
    cause: ({ deployed: { project } }) => {
      project.indexes[0] = { ...(project.indexes[0] as object), state: 'CREATING' };
    },
  },
  {
    fault: 'a missing time-to-live policy',
    check: 'ttl',
    state: 'broken',
    fix: deploy,
    cause: ({ deployed }) => deployed.project.fieldOverrides.pop(),
  },
  {
    fault: 'no backup schedule',
    check: 'backup-schedules',
    state: 'broken',
    fix: goLive,
    cause: ({ deployed }) => {
      deployed.backupSchedules = [];
    },
  },
  {
    fault: 'no weekly backup schedule',
    check: 'backup-schedules',
    state: 'attention',
    fix: goLive,
    cause: ({ deployed }) => {
      deployed.backupSchedules = [{ dailyRecurrence: {} }];
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
    fix: 'https://console.cloud.google.com/firestore/',
    cause: (bed: DoctorTestBed) => {
      const [backup] = bed.deployed.backups;
      if (backup) bed.deployed.backups = [{ ...backup, snapshotTime: ago(bed, days) }];
    },
  })),
  {
    fault: 'no budget',
    check: 'budget',
    state: 'attention',
    fix: goLive,
    cause: ({ deployed }) => {
      deployed.budgets = [{ budgetFilter: { projects: ['projects/another'] } }];
    },
  },
  {
    fault: 'a missing secret',
    check: 'secret-mail-password',
    state: 'broken',
    fix: goLive,
    cause: ({ deployed }) => deployed.secretVersions.delete('MAIL_PASSWORD'),
  },
  {
    fault: 'a disabled secret',
    check: 'secret-hash-key',
    state: 'broken',
    fix: 'gcloud secrets versions enable 1 --secret HASH_KEY',
    cause: ({ deployed: { secretVersions } }) => {
      const name = 'projects/1/secrets/HASH_KEY/versions/1';
      secretVersions.set('HASH_KEY', { name, state: 'DISABLED' });
    },
  },
  {
    fault: 'a sign-in provider besides Google',
    check: 'sign-in-providers',
    state: 'attention',
    fix: 'https://console.firebase.google.com/',
    cause: ({ deployed }) => {
      const signIn = { email: { enabled: true } };
      if (deployed.signIn) deployed.signIn = { ...deployed.signIn, signIn };
    },
  },
  {
    fault: 'no sign-in with Google',
    check: 'sign-in-providers',
    state: 'broken',
    fix: goLive,
    cause: ({ deployed }) => {
      deployed.providers = [];
    },
  },
  {
    fault: 'a site whose domain is not authorized',
    check: 'sign-in-domains',
    state: 'broken',
    fix: goLive,
    cause: ({ deployed }) => deployed.signIn?.authorizedDomains.pop(),
  },
];

const deployFaults: readonly Fault[] = [
  {
    fault: 'rules of the database that somebody edited in the console',
    check: 'rules-firestore',
    state: 'broken',
    fix: deploy,
    cause: (bed) => changeRules(bed, 'firestore', (text) => text.replace('if false', 'if true')),
  },
  {
    fault: 'rules of the bucket from another release',
    check: 'rules-storage',
    state: 'broken',
    fix: deploy,
    cause: (bed) => changeRules(bed, 'storage', (text) => `${text}\n// earlier\n`),
  },
  {
    fault: 'somebody who left the staff and is still in the rules',
    check: 'staff-rules',
    state: 'broken',
    fix: deploy,
    cause: (bed) =>
      changeRules(bed, 'firestore', (text) =>
        text.replace("'coach@volleyrivesud.test'", "$&,\n'left@volleyrivesud.test'"),
      ),
  },
  {
    fault: 'somebody new whom the functions do not know',
    check: 'staff-functions',
    state: 'attention',
    fix: deploy,
    cause: (bed) => setParameter(bed, 'STAFF_ADDRESSES', settings.staff[0] ?? ''),
  },
  {
    fault: 'functions with an earlier mail host',
    check: 'function-settings',
    state: 'broken',
    fix: deploy,
    cause: (bed) => setParameter(bed, 'MAIL_HOST', 'smtp.earlier.test'),
  },
  {
    fault: 'a function that failed to build',
    check: 'functions',
    state: 'broken',
    fix: deploy,
    cause: ({ deployed: { project } }) => {
      for (const [name, one] of project.functions) {
        if (name.endsWith('/upload')) project.functions.set(name, { ...one, state: 'FAILED' });
      }
    },
  },
  {
    fault: 'a runtime that ends in four months',
    check: 'runtime',
    state: 'attention',
    fix: 'raise "runtime"',
    cause: (bed) => {
      bed.now = new Date('2028-07-01T00:00:00Z');
      const snapshotTime = ago(bed, 0.1);
      bed.deployed.backups = bed.deployed.backups.map((one) => ({ ...one, snapshotTime }));
      bed.certificate = { validTo: new Date('2028-09-01T00:00:00Z') };
    },
  },
  {
    fault: 'a scheduled job that failed',
    check: 'jobs',
    state: 'broken',
    fix: 'npx firebase functions:log --only tendMail',
    cause: ({ deployed }) => {
      const job = deployed.jobs.get('tendMail');
      if (job) job.status = { code: 13 };
    },
  },
  {
    fault: 'a scheduled job that somebody paused',
    check: 'jobs',
    state: 'broken',
    fix: deploy,
    cause: ({ deployed }) => {
      const job = deployed.jobs.get('deleteExpired');
      if (job) job.state = 'PAUSED';
    },
  },
  {
    fault: 'pages that call an earlier revision than the one that serves',
    check: 'pinned-revision',
    state: 'attention',
    fix: deploy,
    cause: ({ deployed: { project } }) => {
      project.traffic.set('api', [
        { revisionName: 'api-00002', percent: 100 },
        { revisionName: 'api-00001', tag: 'fh-1' },
      ]);
    },
  },
  {
    fault: 'pages whose revision of the functions is gone',
    check: 'pinned-revision',
    state: 'broken',
    fix: deploy,
    cause: ({ deployed: { project } }) => {
      project.traffic.set('api', [{ revisionName: 'api-00001', percent: 100 }]);
    },
  },
];

const visitorFaults: readonly Fault[] = [
  {
    fault: 'a site that does not respond',
    check: 'site',
    state: 'broken',
    fix: 'DNS',
    cause: ({ site }) => site.downHosts.add(host),
  },
  {
    fault: 'another content policy on the home page',
    check: 'headers-home',
    state: 'broken',
    fix: deploy,
    cause: ({ site }) =>
      site.change(`${host}/`, withHeader('content-security-policy', "default-src 'self'")),
  },
  {
    fault: 'English pages with another HSTS',
    check: 'headers-english',
    state: 'broken',
    fix: deploy,
    cause: ({ site }) => site.change(`${host}/en`, withHeader('strict-transport-security', 'x')),
  },
  {
    fault: 'assets that no cache may store',
    check: 'headers-asset',
    state: 'broken',
    fix: deploy,
    cause: ({ site }) =>
      site.change(`${host}/assets/index-0a1b2c3d.js`, withHeader('cache-control', 'no-store')),
  },
  {
    fault: 'our headers on the sign-in’s own pages',
    check: 'headers-sign-in',
    state: 'broken',
    fix: 'docs/deploying.md',
    cause: ({ site }) =>
      site.change(`${authDomain}/__/auth/iframe`, withHeader('x-frame-options', 'DENY')),
  },
  {
    fault: 'a sign-in of another project',
    check: 'sign-in-helper',
    state: 'broken',
    fix: goLive,
    cause: ({ site }) =>
      site.change(`${authDomain}/__/firebase/init.json`, withJson({ projectId: 'another' })),
  },
  {
    fault: 'a certificate that was not renewed',
    check: 'certificate',
    state: 'attention',
    fix: 'https://console.firebase.google.com/',
    cause: (bed) => {
      bed.certificate = { validTo: new Date(bed.now.getTime() + 10 * dayMs) };
    },
  },
  {
    fault: 'rows that visitors may not read',
    check: 'public-lists',
    state: 'broken',
    fix: deploy,
    cause: ({ deployed }) => deployed.refusedCollections.add('programs'),
  },
  {
    fault: 'an API list of another shape',
    check: 'api-list',
    state: 'broken',
    fix: deploy,
    cause: ({ site }) => site.change(`${host}/api/notes/getAll`, withJson([{ note: 1 }])),
  },
  {
    fault: 'a banner without its image',
    check: 'banner-image',
    state: 'broken',
    fix: 'upload the image again',
    cause: ({ site }) => site.change(imagePath('banners/banner_1.png'), withStatus(404)),
  },
  {
    fault: 'a hero file that is missing',
    check: 'hero',
    state: 'broken',
    fix: 'save any banner',
    cause: ({ site }) => site.change(imagePath(heroFiles[0]?.fallback ?? ''), withStatus(404)),
  },
  {
    fault: 'an API that fails',
    check: 'api-health',
    state: 'broken',
    fix: deploy,
    cause: ({ site }) => site.change(`${host}/api/health`, withStatus(503)),
  },
  {
    fault: 'functions of an earlier commit',
    check: 'version',
    state: 'attention',
    fix: deploy,
    cause: ({ site }) => site.change(`${host}/api/health`, health({ version: 'ba9876543210' })),
  },
  {
    fault: 'a limit that a direct caller can evade',
    check: 'caller-direct',
    state: 'broken',
    fix: 'google-front-ends.ts',
    cause: (bed) =>
      bed.site.change(`${apiHost(bed)}/api/health`, health({ caller: '203.0.113.77' })),
  },
  {
    fault: 'visitors who count as one front end',
    check: 'caller-direct',
    state: 'attention',
    fix: 'google-front-ends.ts',
    cause: ({ site }) => site.change(`${host}/api/health`, health({ caller: '192.0.2.1' })),
  },
];

/** The path of a stored image, with the host that serves it. */
const imagePath = (path: string) =>
  `firebasestorage.googleapis.com/v0/b/${settings.webApp.storageBucket}/o/${path}`;

const apiHost = ({ deployed: { project } }: DoctorTestBed) =>
  `api-${project.number}.${project.region}.run.app`;

const mailFaults: readonly Fault[] = [
  {
    fault: 'a mail domain without SPF',
    check: 'mail-spf',
    state: 'broken',
    fix: `the DNS of ${domain}`,
    cause: ({ texts }) => texts.delete(domain),
  },
  {
    fault: 'a mail domain without DMARC',
    check: 'mail-dmarc',
    state: 'attention',
    fix: `the DNS of _dmarc.${domain}`,
    cause: ({ texts }) => texts.delete(`_dmarc.${domain}`),
  },
  {
    fault: 'a mail domain that receives nothing',
    check: 'mail-mx',
    state: 'attention',
    fix: 'an MX record',
    cause: ({ mailHosts }) => mailHosts.clear(),
  },
  {
    fault: 'a mail host that refuses',
    check: 'mail-host',
    state: 'broken',
    fix: 'Correct mail.host and mail.port in environments/production.jsonc',
    cause: (bed) => {
      bed.mailFailure = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    },
  },
];

/** What can go wrong after going live, each with the check that must find it. */
export const faults: readonly Fault[] = [
  ...googleFaults,
  ...deployFaults,
  ...visitorFaults,
  ...mailFaults,
];
