import { setTimeout as delay } from 'node:timers/promises';
import pRetry, { AbortError } from 'p-retry';
import * as v from 'valibot';
import { GoogleError, makeGoogleError } from './google-error.ts';
import {
  makeServiceAddress,
  type GoogleService,
  type LocalOrigins,
  usesProjectQuota,
} from './services.ts';

/** A request to one of Google's interfaces. */
export interface GoogleRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly service: GoogleService;
  /** The path after the origin, with the version and the query: `v1/projects/club?fields=name`. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly upload?: { readonly contentType: string; readonly bytes: Buffer };
}

/** A request in one line: `POST iam v1/projects/club/serviceAccounts`. */
export type RequestLine = `${GoogleRequest['method']} ${GoogleService} ${string}`;

/** Makes a request from its line, and the body to send as JSON. */
export function makeRequest(line: RequestLine, body?: unknown): GoogleRequest {
  type Parts = [GoogleRequest['method'], GoogleService, string];
  const [method, service, path] = line.split(' ') as Parts;
  return { method, service, path, ...(body !== undefined && { body }) };
}

type ReadRequest = Omit<GoogleRequest, 'method'>;

/** Makes the request for the next page of a list. */
const addPageToken = (request: ReadRequest, pageToken: string): ReadRequest => {
  const { path, body } = request;
  if (body !== undefined) return { ...request, body: { ...(body as object), pageToken } };
  const separator = path.includes('?') ? '&' : '?';
  return { ...request, path: `${path}${separator}pageToken=${encodeURIComponent(pageToken)}` };
};

/**
 * Reads all pages of a list. A list without entries has no such field.
 *
 * @param field the response's field that has the entries
 * @returns no entries if the resource does not exist, or its API is not set up yet
 * @throws GoogleError
 */
export async function readList<Schema extends v.GenericSchema>(
  google: Pick<GoogleApi, 'read'>,
  request: ReadRequest,
  field: string,
  entrySchema: Schema,
): Promise<readonly v.InferOutput<Schema>[]> {
  const schema = v.looseObject({
    [field]: v.optional(v.array(entrySchema), []),
    nextPageToken: v.optional(v.string()),
  });
  const entries: v.InferOutput<Schema>[] = [];
  let nextRequest: ReadRequest | undefined = request;
  while (nextRequest) {
    const page: Record<string, unknown> | undefined = await google.read(nextRequest, schema);
    const pageToken: unknown = page?.['nextPageToken'];
    entries.push(...((page?.[field] ?? []) as v.InferOutput<Schema>[]));
    nextRequest =
      typeof pageToken === 'string' && pageToken !== ''
        ? addPageToken(request, pageToken)
        : undefined;
  }
  return entries;
}

/** What `createGoogleApi` needs. */
export interface GoogleAccess {
  readonly getToken: () => Promise<string>;
  readonly signal: AbortSignal;
  /** Servers in place of Google's, for the rehearsal and the emulators. */
  readonly localOrigins?: LocalOrigins;
  /**
   * The project whose quota the requests use. Requests to the services that set up a project do
   * not name it. Some other services refuse a person's token without it.
   */
  readonly quotaProject?: string;
}

export interface GoogleApi {
  /**
   * Reads with GET, or with POST if there is a `body`. The request must change nothing.
   *
   * @returns undefined if the resource does not exist, or its API is not set up yet
   * @throws GoogleError
   */
  readonly read: <Schema extends v.GenericSchema>(
    request: ReadRequest,
    schema: Schema,
  ) => Promise<v.InferOutput<Schema> | undefined>;
  /**
   * Sends a change, and waits for the operation that it starts.
   *
   * @throws GoogleError
   */
  readonly send: (request: GoogleRequest) => Promise<unknown>;
  /**
   * Waits some seconds, because Google may show a change late. With local servers, a second lasts a
   * millisecond.
   */
  readonly wait: (seconds: number) => Promise<void>;
}

const requestTimeoutMs = 30_000;
const pollDelaySeconds = 2;
const operationTimeoutMs = 600_000;

/** A request as a person would type it: `POST https://firestore.googleapis.com/v1/…`. */
export const describeRequest = ({ method, service, path }: GoogleRequest): string =>
  `${method} ${makeServiceAddress(service, path)}`;

const operationSchema = v.object({
  name: v.string(),
  done: v.optional(v.boolean()),
  error: v.optional(v.object({ code: v.optional(v.number()), message: v.optional(v.string()) })),
  response: v.optional(v.unknown()),
});

/** Returns the content of a request; undefined without a body. */
function getRequestContent({ upload, body }: GoogleRequest) {
  if (upload) return { contentType: upload.contentType, bytes: new Uint8Array(upload.bytes) };
  return body === undefined
    ? undefined
    : { contentType: 'application/json', bytes: JSON.stringify(body) };
}

/** Whether a status means that the service is busy or down. 0 means no response. */
const isTemporary = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/**
 * Whether a change may be sent again after a failure. A second POST could create a second
 * resource, except after 429: Google has not processed that request.
 */
const mayRepeat = (method: GoogleRequest['method'], status: number): boolean =>
  isTemporary(status) && (method !== 'POST' || status === 429);

/** Google's error reasons for a service that is not set up yet, so it has no resources. */
const absenceReasons = ['SERVICE_DISABLED', 'BILLING_DISABLED', 'CONFIGURATION_NOT_FOUND'];

const isMissing = (error: unknown): boolean =>
  error instanceof GoogleError && (error.status === 404 || absenceReasons.includes(error.reason));

/** Creates a client of Google's interfaces. It sends a repeatable request up to three times. */
export function createGoogleApi(access: GoogleAccess): GoogleApi {
  const { getToken, signal, localOrigins, quotaProject } = access;
  const isLocal = localOrigins !== undefined;
  const secondMs = isLocal ? 1 : 1_000;
  const wait = (seconds: number) => delay(seconds * secondMs, undefined, { signal });

  const fetchOnce = async (request: GoogleRequest): Promise<unknown> => {
    const call = describeRequest(request);
    const content = getRequestContent(request);
    let response: Response;
    let text: string;
    try {
      response = await fetch(makeServiceAddress(request.service, request.path, localOrigins), {
        method: request.method,
        headers: {
          authorization: `Bearer ${await getToken()}`,
          ...(quotaProject !== undefined &&
            usesProjectQuota(request.service) && { 'x-goog-user-project': quotaProject }),
          ...(content && { 'content-type': content.contentType }),
        },
        ...(content && { body: content.bytes }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
      });
      text = await response.text();
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof GoogleError) throw error;
      const cause = error instanceof Error ? error.message : String(error);
      throw new GoogleError(`${call} got no response (${cause}).`, 0);
    }
    if (!response.ok) throw makeGoogleError(call, response.status, text);
    return text === '' ? {} : JSON.parse(text);
  };

  const fetchWithRetries = (
    request: GoogleRequest,
    { isRead }: { isRead: boolean },
  ): Promise<unknown> =>
    pRetry(
      async () => {
        try {
          return await fetchOnce(request);
        } catch (error) {
          const status = error instanceof GoogleError ? error.status : -1;
          if (isRead ? isTemporary(status) : mayRepeat(request.method, status)) throw error;
          throw new AbortError(error as Error);
        }
      },
      { retries: 2, minTimeout: secondMs, signal },
    );

  const waitForOperation = async (service: GoogleService, path: string, result: unknown) => {
    const parseResult = v.safeParse(operationSchema, result);
    // Firebase's newer versions create operations that only v1beta1 returns.
    const version = service === 'firebase' ? 'v1beta1' : (/^v\d\w*/u.exec(path)?.[0] ?? 'v1');
    if (!parseResult.success || !/(?:^|\/)operations\//u.test(parseResult.output.name))
      return result;
    const end = Date.now() + operationTimeoutMs;
    let operation = parseResult.output;
    while (operation.done !== true) {
      if (Date.now() > end) {
        throw new GoogleError(`${operation.name} has not ended after ten minutes: run again.`, 0);
      }
      await wait(pollDelaySeconds);
      const request = { method: 'GET', service, path: `${version}/${operation.name}` } as const;
      operation = v.parse(operationSchema, await fetchWithRetries(request, { isRead: true }));
    }
    if (operation.error) {
      const { message = 'no reason given', code = 0 } = operation.error;
      throw new GoogleError(`${operation.name} has failed: ${message}`, code);
    }
    return operation.response ?? {};
  };

  return {
    read: async (request, schema) => {
      const method = request.body === undefined ? 'GET' : 'POST';
      try {
        return v.parse(schema, await fetchWithRetries({ ...request, method }, { isRead: true }));
      } catch (error) {
        if (isMissing(error)) return undefined;
        if (v.isValiError(error)) {
          const call = describeRequest({ ...request, method });
          throw new GoogleError(`${call} was answered unexpectedly: ${error.message}.`, 200);
        }
        throw error;
      }
    },
    send: async (request) =>
      waitForOperation(
        request.service,
        request.path,
        await fetchWithRetries(request, { isRead: false }),
      ),
    wait,
  };
}
