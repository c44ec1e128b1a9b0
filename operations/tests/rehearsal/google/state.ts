/** A resource in the format of Google. */
export type Resource = Readonly<Record<string, unknown>>;

/** A policy of a resource, in the format of Google. */
export interface StoredPolicy {
  readonly etag?: string;
  readonly bindings: readonly { readonly role: string; readonly members: readonly string[] }[];
}

/** A document in the format of Google. */
export interface StoredDocument {
  readonly fields: Resource;
  readonly updateTime: string;
}

/** A database: its settings, and its documents by path. */
interface Database {
  settings: Record<string, unknown>;
  readonly documents: Map<string, StoredDocument>;
}

/** A release of Hosting, without a version if it took the pages away. */
export interface HostingRelease {
  readonly message?: string;
  readonly type?: string;
  readonly version?: { readonly name: string };
}

/** A function as firebase-tools sent it, with the fields that Google adds. */
export interface StoredFunction extends Resource {
  readonly name: string;
  readonly serviceConfig?: Resource;
}

interface StoredChannel extends Resource {
  readonly url: string;
  readonly ttl: string;
  readonly expireTime: string;
}

interface SignInSettings {
  authorizedDomains: string[];
  signIn: Resource;
  readonly providers: Map<string, boolean>;
}

const region = 'northamerica-northeast1';
export const liveDatabase = '(default)';

/**
 * Creates what Google stores about an account and its project. Tests change it.
 *
 * @param isSetUp whether the project exists with all APIs, as after go-live's set-up. Otherwise the
 *   account has only a billing account.
 */
export const createGoogle = (id: string, { isSetUp }: { readonly isSetUp: boolean }) => ({
  id,
  number: '123456789012',
  region,
  email: 'owner@volleyrivesud.test',
  bucket: `${id}.firebasestorage.app`,

  // The account and its permissions.
  hasAcceptedTerms: true,
  /** Whether the project seems not to exist. */
  isMissing: false,
  /** Whether the account has no right to the project. */
  isForbidden: false,
  /** Whether the account has the role `roles/firebasehosting.admin` and no other role. */
  isCallerOnlyHostingAdmin: false,
  canSeeBudgets: true,
  deniedPermissions: new Set<string>(),
  billingAccounts: [{ name: 'billingAccounts/0A-1B-2C', displayName: 'Club', open: true }],

  // The project.
  isSetUp,
  hasProject: isSetUp,
  hasFirebase: isSetUp,
  billingAccountName: (isSetUp ? 'billingAccounts/0A1B2C-3D4E5F-678901' : undefined) as
    string | undefined,
  /** The hosts of the APIs that were enabled. In a project that is set up, all are. */
  apis: new Set<string>(),
  disabledApis: new Set<string>(),
  /** How many more requests Google refuses, although their API is enabled. */
  remainingApiRefusals: 0,
  webApps: [] as { readonly appId: string; readonly displayName: string }[],
  signInSettings: undefined as SignInSettings | undefined,
  serviceAccounts: new Set(
    isSetUp ? ['service-123456789012@gcp-sa-pubsub.iam.gserviceaccount.com'] : [],
  ),
  policies: new Map<string, StoredPolicy>(),
  pools: new Map<string, Resource>(),
  /** Long-running operations: how many more polls find each unfinished, and its response. */
  operations: new Map<string, { unfinishedPolls: number; readonly response: unknown }>(),
  /** Names of the secrets that have a value. */
  secrets: new Set<string>(),
  emptySecrets: new Set<string>(),
  /** The latest version of each secret of which a test names the state. */
  secretVersions: new Map<string, Resource>(),
  notificationChannels: [] as Resource[],
  alertPolicies: [] as Resource[],
  uptimeChecks: [] as Resource[],
  budgets: [] as Resource[],
  domains: new Map<string, Resource>(),

  // Databases, documents and buckets.
  databases: new Map<string, Database>(
    isSetUp
      ? [
          [
            liveDatabase,
            { settings: { locationId: region, type: 'FIRESTORE_NATIVE' }, documents: new Map() },
          ],
        ]
      : [],
  ),
  /** The settings of the site's own database; undefined before it exists. */
  get database(): Resource | undefined {
    return this.databases.get(liveDatabase)?.settings;
  },
  set database(settings: Resource | undefined) {
    if (settings === undefined) this.databases.delete(liveDatabase);
    else
      this.databases.set(liveDatabase, {
        documents: new Map(),
        ...this.databases.get(liveDatabase),
        settings: { ...settings },
      });
  },
  writeCount: 0,
  indexes: [] as Resource[],
  /** The indexes that were created, each as its database, collection and body. */
  createdIndexes: new Set<string>(),
  /** The settings of fields, by `DATABASE/COLLECTION/fields/FIELD`. */
  fieldOverrides: new Map<string, Resource>(),
  backupSchedules: [] as Resource[],
  backups: [] as Resource[],
  /** The documents of each backup by its id, and of each export by its `gs:` address. */
  backupsAndExports: new Map<string, ReadonlyMap<string, StoredDocument>>(),
  /** Regions that do not respond to the list of backups. */
  unreachableRegions: [] as string[],
  /** Collections that visitors may not read. */
  refusedCollections: new Set<string>(),
  /** The fields of each row that visitors read, by collection. */
  rows: new Map<string, readonly Resource[]>(),
  /** The status mails in the queue, and the state in which they end. */
  mails: [] as { readonly kind: string; state: string; readonly reason?: string }[],
  mailOutcome: 'sent',
  /** The region of the default bucket; undefined before it exists. */
  bucketLocation: (isSetUp ? region : undefined) as string | undefined,
  buckets: new Map<string, Map<string, number>>(),
  bucketSettings: new Map<string, unknown>(),

  // Rules, functions and pages.
  rulesets: [] as { readonly name: string; readonly source: unknown }[],
  /** The name of each release's ruleset, by the release's name. Each rules file has one release. */
  releases: new Map<string, string>(),
  functions: new Map<string, StoredFunction>(),
  /** The name of a function that the platform refuses to build. */
  refusedFunction: undefined as string | undefined,
  /** The revisions of each function's Cloud Run service that get traffic or have a tag. */
  traffic: new Map<string, Resource[]>(),
  nextRevision: 1,
  schedulerJobs: new Map<string, Resource>(),
  /** The repository of the functions' container images; undefined before the first deploy. */
  repository: undefined as Resource | undefined,
  /** The hashes of the files that Hosting has. */
  fileHashes: new Set<string>(),
  versionCount: 0,
  versionConfiguration: {} as Resource,
  /** Preview channels by their ids, such as `pr-12`. */
  channels: new Map<string, StoredChannel>(),
  /** The newest first, as Google lists them. */
  hostingReleases: [] as HostingRelease[],
  /** The number of the version that visitors see; 0 before the first release. */
  get liveVersion(): number {
    return Number(this.hostingReleases[0]?.version?.name.split('/v').at(-1) ?? 0);
  },
});

export type Google = ReturnType<typeof createGoogle>;

/** Stores a document with a new update time. */
export function storeDocument(
  google: Google,
  path: string,
  fields: Resource,
  databaseId = liveDatabase,
): void {
  google.writeCount += 1;
  const updateTime = new Date(Date.UTC(2026, 0, 1) + google.writeCount).toISOString();
  google.databases.get(databaseId)?.documents.set(path, { fields, updateTime });
}
