/** A document in the format of Google. */
export interface RecorderDocument {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly updateTime: string;
}

/** A database: its settings, and its documents by path. */
export interface RecorderDatabase {
  settings: Record<string, unknown>;
  readonly documents: Map<string, RecorderDocument>;
}

interface HostingRelease {
  readonly type?: string;
  readonly version?: { readonly name: string };
}

/** What Google stores about a project, as far as maintenance commands read and change it. */
export interface ProjectResources {
  readonly databases: Map<string, RecorderDatabase>;
  /** The documents of each backup by its id, and of each export by its `gs:` address. */
  readonly backupsAndExports: Map<string, ReadonlyMap<string, RecorderDocument>>;
  /** Objects of each bucket by their paths, with their sizes. */
  readonly buckets: Map<string, Map<string, number>>;
  readonly bucketSettings: Map<string, unknown>;
  /** The indexes and the time-to-live of each field, by database and the field's path. */
  readonly fieldOverrides: Map<string, unknown>;
  /** The indexes that were created, each as its database, collection and body. */
  readonly createdIndexes: Set<string>;
  /** Regions that do not respond to the list of backups. */
  readonly unreachableRegions: string[];
  /** The newest first, as Google lists them. */
  readonly hostingReleases: HostingRelease[];
  billingAccountName: string;
  /** How often each operation has been polled. */
  readonly polls: Map<string, number>;
  /** The number of writes. The next update time is computed from it. */
  writeCount: number;
}

export const createProjectResources = (): ProjectResources => ({
  databases: new Map([['(default)', { settings: {}, documents: new Map() }]]),
  backupsAndExports: new Map(),
  buckets: new Map(),
  bucketSettings: new Map(),
  fieldOverrides: new Map(),
  createdIndexes: new Set(),
  unreachableRegions: [],
  hostingReleases: [],
  billingAccountName: 'billingAccounts/0A1B2C-3D4E5F-6A7B8C',
  polls: new Map(),
  writeCount: 0,
});

const makeUpdateTime = (resources: ProjectResources): string => {
  resources.writeCount += 1;
  return new Date(Date.UTC(2026, 0, 1) + resources.writeCount).toISOString();
};

/** Stores a document with a new update time. */
export function storeDocument(
  resources: ProjectResources,
  path: string,
  fields: RecorderDocument['fields'],
  databaseId = '(default)',
): void {
  const documents = resources.databases.get(databaseId)?.documents;
  documents?.set(path, { fields, updateTime: makeUpdateTime(resources) });
}
