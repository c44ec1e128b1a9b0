/** A policy of a resource, in the format of Google. */
export interface StoredPolicy {
  readonly etag: string;
  readonly bindings: readonly { readonly role: string; readonly members: readonly string[] }[];
}

/** A long-running operation. It ends when it has been polled often enough. */
interface StoredOperation {
  /** How many more polls find the operation unfinished. */
  unfinishedPolls: number;
  readonly response: unknown;
}

/** The sign-in settings of a project. */
export interface StoredSignInSettings {
  authorizedDomains: readonly string[];
  signIn: Readonly<Record<string, unknown>>;
  /** Whether each provider is enabled. */
  readonly providers: Map<string, boolean>;
}

/** The state of a Google account and of its project. */
export interface Account {
  readonly projectId: string;
  readonly projectNumber: string;
  readonly email: string;
  hasAcceptedTerms: boolean;
  readonly billingAccounts: { name: string; displayName: string; open: boolean }[];
  hasProject: boolean;
  hasFirebase: boolean;
  /** The name of the billing account that pays for the project. */
  billingAccountName: string | undefined;
  /** The names of the enabled APIs. */
  readonly apis: Set<string>;
  /** How many more requests Google refuses, although their API is enabled. */
  remainingApiRefusals: number;
  database: Record<string, unknown> | undefined;
  /** The region of the default bucket; undefined before it exists. */
  bucketLocation: string | undefined;
  readonly webApps: { readonly appId: string; readonly displayName: string }[];
  /** Undefined before somebody has enabled the sign-in. */
  signInSettings: StoredSignInSettings | undefined;
  readonly serviceAccounts: Set<string>;
  /** Policies by the names of their resources. */
  readonly policies: Map<string, StoredPolicy>;
  /** Identity pools and their providers, by their paths. */
  readonly pools: Map<string, Record<string, unknown>>;
  readonly operations: Map<string, StoredOperation>;
}

/** Creates an account without a project, but with a billing account. */
export const createAccount = (projectId: string): Account => ({
  projectId,
  // The same number as in project.ts.
  projectNumber: '123456789012',
  email: 'owner@volleyrivesud.test',
  hasAcceptedTerms: true,
  billingAccounts: [{ name: 'billingAccounts/0A-1B-2C', displayName: 'Club', open: true }],
  hasProject: false,
  hasFirebase: false,
  billingAccountName: undefined,
  apis: new Set(),
  remainingApiRefusals: 0,
  database: undefined,
  bucketLocation: undefined,
  webApps: [],
  signInSettings: undefined,
  serviceAccounts: new Set(),
  policies: new Map(),
  pools: new Map(),
  operations: new Map(),
});

/** Starts an operation, which ends at the second poll. */
export function startOperation(
  { operations }: Account,
  response: unknown,
  parent = 'operations/workflows',
): { readonly name: string } {
  const name = `${parent}/${operations.size + 1}`;
  operations.set(name, { unfinishedPolls: 1, response });
  return { name };
}

/** Counts a poll of an operation, and returns the operation's state. */
export function pollOperation({ operations }: Account, name: string): unknown {
  const operation = operations.get(name);
  if (!operation) return undefined;
  operation.unfinishedPolls -= 1;
  return operation.unfinishedPolls >= 0
    ? { name, done: false }
    : { name, done: true, response: operation.response };
}
