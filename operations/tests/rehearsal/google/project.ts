/** A function as firebase-tools sent it, with the fields that Google adds. */
export interface StoredFunction {
  readonly name: string;
  readonly serviceConfig?: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

interface StoredRuleset {
  readonly name: string;
  readonly source: unknown;
}

/** A preview channel of the site. Its `name` is a path that ends with the channel's id. */
export interface StoredChannel {
  readonly name: string;
  readonly url: string;
  readonly ttl: string;
  readonly expireTime: string;
}

/** What Google stores about a project, as far as deploys read and change it. */
export interface Project {
  readonly id: string;
  readonly number: string;
  readonly region: string;
  readonly functions: Map<string, StoredFunction>;
  /** The revisions of each function's Cloud Run service that get traffic or have a tag. */
  readonly traffic: Map<string, unknown[]>;
  /** The names of the secrets that have a value. */
  readonly secrets: Set<string>;
  /** The IAM policies of secrets and of functions' Cloud Run services, by resource name. */
  readonly policies: Map<string, unknown>;
  readonly schedulerJobs: Map<string, unknown>;
  readonly rulesets: StoredRuleset[];
  /** The name of each release's ruleset, by the release's name. Each rules file has one release. */
  readonly releases: Map<string, string>;
  readonly indexes: unknown[];
  /** The fields with a TTL policy or without an index. */
  readonly fieldOverrides: unknown[];
  /** The hashes of the files that Hosting has. */
  readonly fileHashes: Set<string>;
  /** The number of created Hosting versions. */
  versionCount: number;
  /** The next revision's number. */
  nextRevision: number;
  /** The version that visitors see; 0 before the first release. */
  liveVersion: number;
  /** The message of the live release, which names the commit. */
  liveMessage: string;
  /** Preview channels by their ids, such as `pr-12`. */
  readonly channels: Map<string, StoredChannel>;
  /** Whether the calling account has `roles/firebasehosting.admin` and no other role. */
  isCallerOnlyHostingAdmin: boolean;
  /** The repository of the functions' container images; undefined before the first deploy. */
  repository: Record<string, unknown> | undefined;
  /** The name of a function that the platform refuses to build. */
  refusedFunction: string | undefined;
}

/**
 * Creates a project before its first deploy: the owner has set up everything but the site. Only the
 * secrets in `secrets` have a value.
 */
export function createProject(
  id: string,
  { secrets = [] }: { readonly secrets?: readonly string[] } = {},
): Project {
  return {
    id,
    number: '123456789012',
    region: 'northamerica-northeast1',
    functions: new Map(),
    traffic: new Map(),
    secrets: new Set(secrets),
    policies: new Map(),
    schedulerJobs: new Map(),
    rulesets: [],
    releases: new Map(),
    indexes: [],
    fieldOverrides: [],
    fileHashes: new Set(),
    versionCount: 0,
    nextRevision: 1,
    liveVersion: 0,
    liveMessage: '',
    channels: new Map(),
    isCallerOnlyHostingAdmin: false,
    repository: undefined,
    refusedFunction: undefined,
  };
}
