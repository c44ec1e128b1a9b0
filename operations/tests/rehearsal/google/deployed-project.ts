import firebase from '../../../../firebase.json' with { type: 'json' };
import { getFunctionParameters } from '../../../../environments/render/function-parameters.ts';
import type { RulesTexts } from '../../../../environments/render/rules.ts';
import type { Environment } from '../../../../environments/schema.ts';
import { makeOwnImageAddress } from '../../../../domain/images/own-image.ts';
import { readDeclaredIndexes } from '../../../doctor/expected-files.ts';
import { type Account, createAccount } from './account.ts';
import { createProject, type Project, type StoredFunction } from './project.ts';
import { createSiteStepState, type SiteStepState } from './site-step-routes.ts';

interface StoredSchedulerJob {
  readonly name: string;
  state: string;
  lastAttemptTime: string;
  status: { code?: number };
}

/**
 * The state of a project at Google after a deploy, with some of its functions. The doctor's test
 * bed adds alerts, uptime checks, service accounts and roles with go-live's steps. Tests change the
 * state.
 */
export interface DeployedProject {
  readonly project: Project;
  /** What go-live's steps change: the service accounts, the policies, the bucket's location. */
  readonly projectResources: Account;
  /** The alerts, their notification channel and the uptime checks. */
  readonly monitoringState: SiteStepState;
  /** The name of the default bucket. */
  readonly bucket: string;
  /** Whether the project does not exist. */
  isMissing: boolean;
  /** Whether the doctor's account has no right to the project. */
  isForbidden: boolean;
  readonly disabledApis: Set<string>;
  readonly deniedPermissions: Set<string>;
  billing: { billingEnabled: boolean; billingAccountName: string };
  /** `forbidden`: the doctor's account has no right to the billing account. */
  budgets: readonly unknown[] | 'forbidden';
  database: Record<string, string> | undefined;
  backupSchedules: readonly unknown[];
  backups: readonly { database: string; snapshotTime: string; state: string }[];
  /** The collections that Firestore does not let visitors read. */
  readonly refusedCollections: Set<string>;
  /** The fields of each row, by collection. */
  readonly rows: Map<string, readonly unknown[]>;
  /** The live release of Hosting. */
  release: { message: string; type?: string; version?: { name: string } } | undefined;
  /**
   * The fields of the document `switches/site`; undefined if there is no such document. With this
   * document, `npm run stop` stops writes and mails.
   */
  stopFields: Readonly<Record<string, unknown>> | undefined;
  /** The configuration of the live release's version. */
  versionConfiguration: { rewrites: readonly unknown[] };
  readonly secretVersions: Map<string, { name: string; state: string }>;
  /** Scheduled jobs by the ids of their functions. */
  readonly schedulerJobs: Map<string, StoredSchedulerJob>;
  /** The settings of the sign-in; undefined before somebody has enabled it. */
  signInSettings: { signIn: object; authorizedDomains: string[] } | undefined;
  /** The sign-in providers, as Google lists them. */
  providers: readonly unknown[];
}

/** The commit of the deploy. */
export const deployedCommit = '0123456789ab';

const scheduledIds = ['deleteExpired', 'moveSwitches', 'tendMail'];

function storeFunctions(
  { id, number, region, functions, traffic }: Project,
  settings: Environment,
) {
  for (const name of ['api', 'upload', ...scheduledIds]) {
    const path = `projects/${id}/locations/${region}/functions/${name}`;
    const service = name.toLowerCase();
    const storedFunction: StoredFunction = {
      name: path,
      state: 'ACTIVE',
      labels: scheduledIds.includes(name) ? { 'deployment-scheduled': 'true' } : {},
      buildConfig: { runtime: firebase.functions.runtime },
      serviceConfig: {
        uri: `https://${service}-${number}.${region}.run.app`,
        environmentVariables: getFunctionParameters(settings),
      },
    };
    functions.set(path, storedFunction);
    const revisionName = `${service}-00001`;
    traffic.set(service, [
      { revisionName, percent: 100 },
      { revisionName, tag: 'fh-1' },
    ]);
  }
}

function storeRules({ id, rulesets, releases }: Project, rules: RulesTexts, bucket: string) {
  const releaseNames = {
    'firestore.rules': 'cloud.firestore',
    'storage.rules': `firebase.storage/${bucket}`,
  };
  for (const file of ['firestore.rules', 'storage.rules'] as const) {
    const name = `projects/${id}/rulesets/${file.replace('.rules', '')}`;
    rulesets.push({ name, source: { files: [{ name: file, content: rules[file] }] } });
    releases.set(releaseNames[file], name);
  }
}

function storeIndexes({ id, indexes, fieldOverrides }: Project) {
  const indexesFile = readDeclaredIndexes();
  const groups = `projects/${id}/databases/(default)/collectionGroups`;
  for (const [position, { collectionGroup, ...index }] of indexesFile.indexes.entries()) {
    indexes.push({
      ...index,
      fields: [...index.fields, { fieldPath: '__name__', order: 'ASCENDING' }],
      name: `${groups}/${collectionGroup}/indexes/${position}`,
      state: 'READY',
    });
  }
  for (const { collectionGroup, fieldPath } of indexesFile.fieldOverrides) {
    const name = `${groups}/${collectionGroup}/fields/${fieldPath}`;
    fieldOverrides.push({ name, ttlConfig: { state: 'ACTIVE' } });
  }
}

/**
 * Creates the state of a healthy project. It lacks the alerts, uptime checks, service accounts and
 * roles that go-live's steps create.
 */
export function createDeployedProject(
  settings: Environment,
  rules: RulesTexts,
  now: Date,
): DeployedProject {
  const { projectId: id, webApp } = settings;
  const project = createProject(id, { secrets: ['HASH_KEY', 'MAIL_PASSWORD'] });
  const { region, number } = project;
  const projectResources = createAccount(id);
  projectResources.bucketLocation = region;
  projectResources.apis.add('compute.googleapis.com');
  // Google's own account for its service Pub/Sub.
  projectResources.serviceAccounts.add(`service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`);
  storeFunctions(project, settings);
  storeRules(project, rules, webApp.storageBucket);
  storeIndexes(project);
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const imageAddress = makeOwnImageAddress(id, webApp.storageBucket, 'banners/banner_1.png');
  const makeSecretVersion = (name: string) => ({
    name: `projects/${number}/secrets/${name}/versions/1`,
    state: 'ENABLED',
  });
  const makeSchedulerJob = (name: string): StoredSchedulerJob => ({
    name: `projects/${id}/locations/${region}/jobs/firebase-schedule-${name}-${region}`,
    state: 'ENABLED',
    lastAttemptTime: hourAgo,
    status: {},
  });
  return {
    project,
    projectResources,
    monitoringState: {
      ...createSiteStepState(),
      domains: new Map([
        [
          new URL(settings.siteOrigin).host,
          {
            hostState: 'HOST_ACTIVE',
            ownershipState: 'OWNERSHIP_ACTIVE',
            cert: { state: 'CERT_ACTIVE' },
          },
        ],
      ]),
    },
    bucket: webApp.storageBucket,
    isMissing: false,
    isForbidden: false,
    disabledApis: new Set(),
    deniedPermissions: new Set(),
    billing: { billingEnabled: true, billingAccountName: 'billingAccounts/0A1B2C-3D4E5F-678901' },
    budgets: [{ displayName: 'Website', budgetFilter: { projects: [`projects/${number}`] } }],
    database: {
      locationId: region,
      createTime: '2026-01-01T00:00:00Z',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    backupSchedules: [{ dailyRecurrence: {} }, { weeklyRecurrence: { day: 'SUNDAY' } }],
    backups: [
      {
        database: `projects/${id}/databases/(default)`,
        snapshotTime: hourAgo,
        state: 'READY',
      },
    ],
    refusedCollections: new Set(),
    rows: new Map([['banners', [{ imageURL: { stringValue: imageAddress } }]]]),
    stopFields: undefined,
    release: {
      message: `commit ${deployedCommit}`,
      version: { name: `projects/${number}/sites/${id}/versions/v1` },
    },
    versionConfiguration: {
      rewrites: ['upload', 'api'].map((serviceId) => ({
        glob: `/api/${serviceId === 'api' ? '**' : serviceId}`,
        run: { serviceId, region, tag: 'fh-1' },
      })),
    },
    secretVersions: new Map(
      ['HASH_KEY', 'MAIL_PASSWORD'].map((name) => [name, makeSecretVersion(name)]),
    ),
    schedulerJobs: new Map(scheduledIds.map((name) => [name, makeSchedulerJob(name)])),
    signInSettings: {
      signIn: { email: { enabled: false } },
      authorizedDomains: [webApp.authDomain, `${id}.web.app`, new URL(settings.siteOrigin).host],
    },
    providers: [{ name: `projects/${id}/defaultSupportedIdpConfigs/google.com`, enabled: true }],
  };
}
