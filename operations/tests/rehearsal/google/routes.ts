import type { Google, HostingRelease, Resource, StoredPolicy } from './state.ts';
import type { RecordedRequest, StubResponse } from './recorded-request.ts';

/** A write of a document in a commit. */
export interface Write {
  readonly update: { readonly name: string; readonly fields: Resource };
}

/** The fields that answers read of the bodies of requests. Each request has some of them. */
export interface Body extends Resource, HostingRelease {
  readonly accountId: string;
  readonly appNamespace: string;
  readonly authorizedDomains?: string[];
  readonly backup: string;
  readonly billingAccountName: string;
  readonly databaseId: string;
  readonly displayName: string;
  readonly documents: readonly string[];
  readonly enabled: boolean;
  readonly fields: Resource;
  readonly files: Readonly<Record<string, string>>;
  readonly inputUriPrefix: string;
  readonly location: string;
  readonly name: string;
  readonly outputUriPrefix: string;
  readonly permissions: readonly string[];
  readonly policy: StoredPolicy;
  readonly release: { readonly rulesetName: string };
  readonly rulesetName: string;
  readonly serviceIds: readonly string[];
  readonly signIn?: Resource;
  readonly source: unknown;
  readonly spec: { readonly traffic: Resource[] };
  readonly structuredQuery: { readonly from: readonly { readonly collectionId: string }[] };
  readonly ttl: string;
  readonly writes: readonly Write[];
}

/** A request as answers read it. */
interface Call {
  /** The texts that the first two groups of the row's pattern match. */
  readonly name: string;
  readonly second: string;
  readonly body: Body;
  readonly query: URLSearchParams;
  readonly request: RecordedRequest;
}

/** An answer that is an error in Google's format. */
export class Refusal implements StubResponse {
  readonly status: number;
  readonly json: unknown;
  constructor(code: number, status: string, message: string, details?: unknown) {
    this.status = code;
    this.json = { error: { code, status, message, details } };
  }
}

/**
 * Google's answers, by `METHOD service pattern`. The pattern matches the full path. An answer is
 * the JSON of the response. Undefined means that the resource does not exist.
 */
export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

/** Makes an answer that is an error in Google's format. */
export const refuse = (code: number, status: string, message: string) =>
  new Refusal(code, status, message);

/** The answer about a resource that does not exist. */
export const notFound = refuse(404, 'NOT_FOUND', 'not found');
/** The answer to an account without permission. */
export const forbidden = refuse(403, 'PERMISSION_DENIED', 'no permission');
/** The answer about a resource whose name is taken. */
export const conflict = refuse(409, 'ALREADY_EXISTS', 'Requested entity already exists');

/** Starts an operation, which ends when it has been polled often enough. */
export function startOperation(
  { operations }: Google,
  response: unknown,
  parent = 'operations/workflows',
  unfinishedPolls = 1,
): { readonly name: string } {
  const name = `${parent}/${operations.size + 1}`;
  operations.set(name, { unfinishedPolls, response });
  return { name };
}

/** Counts a poll of an operation, and returns the operation's state. */
export function pollOperation({ operations }: Google, name: string): unknown {
  const operation = operations.get(name);
  if (!operation) return undefined;
  operation.unfinishedPolls -= 1;
  const done = operation.unfinishedPolls < 0;
  return { name, done, ...(done && { response: operation.response }) };
}

/** Whether an API is on. firebase-tools names the host that it uses, which is this server. */
export const isApiOn = ({ isSetUp, apis, disabledApis }: Google, host: string): boolean =>
  host === '127.0.0.1' || (!disabledApis.has(host) && (isSetUp || apis.has(host)));

/** The services that `roles/firebasehosting.admin` may use. */
const hostingServices = ['hosting', 'upload', 'firebase'];

/** The APIs that refuse requests until somebody enables them, by the recorder's service. */
const apiHosts: Readonly<Record<string, string>> = {
  firebaseStorage: 'firebasestorage.googleapis.com',
  firestore: 'firestore.googleapis.com',
  iam: 'iam.googleapis.com',
  identity: 'identitytoolkit.googleapis.com',
  storage: 'storage.googleapis.com',
};

/** Finds why Google refuses a request whatever it asks for; undefined if it does not. */
export function findRefusal(
  google: Google,
  { service, path }: RecordedRequest,
): Refusal | undefined {
  // Rows are queried as a visitor, who needs no permission.
  const isVisitor = path.endsWith(':runQuery');
  if (google.isMissing) return notFound;
  if (google.isForbidden && !isVisitor) return forbidden;
  if (google.isCallerOnlyHostingAdmin && !hostingServices.includes(service)) return forbidden;
  const host = apiHosts[service];
  if (host === undefined) return undefined;
  if (!google.hasProject) return forbidden;
  const isRefused = google.remainingApiRefusals > 0;
  if (isApiOn(google, host) && !isRefused) return undefined;
  if (isApiOn(google, host)) google.remainingApiRefusals -= 1;
  const message = `${host} has not been used in this project before or it is disabled.`;
  return new Refusal(403, 'PERMISSION_DENIED', message, [{ reason: 'SERVICE_DISABLED' }]);
}
