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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What to read: `iam v1/projects/club/serviceAccounts`, with the path after the origin. */
export type ReadLine = `${GoogleService} ${string}`;

/** A request in one line: `POST iam v1/projects/club/serviceAccounts`. */
export type RequestLine = `${Method} ${ReadLine}`;

const splitLine = (line: RequestLine) => line.split(' ') as [Method, GoogleService, string];

/** A request as a person would type it: `POST https://firestore.googleapis.com/v1/…`. */
export function describeRequest(line: RequestLine): string {
  const [method, service, path] = splitLine(line);
  return `${method} ${makeServiceAddress(service, path)}`;
}

/** What a request sends: JSON, or bytes as they are. */
interface Content {
  readonly body?: unknown;
  readonly upload?: { readonly contentType: string; readonly bytes: Buffer } | undefined;
}

/** A client of Google's interfaces that can only read. */
export type GoogleReader = Pick<GoogleApi, 'read'>;

/**
 * Reads all pages of a list. A list without entries has no such field.
 *
 * @param field the response's field that has the entries
 * @param body a list with a body is read with POST
 * @returns no entries if the resource does not exist, or its API is not set up yet
 * @throws GoogleError
 */
export async function readList<Schema extends v.GenericSchema>(
  google: GoogleReader,
  line: ReadLine,
  field: string,
  entrySchema: Schema,
  body?: object,
): Promise<readonly v.InferOutput<Schema>[]> {
  const schema = v.looseObject({
    [field]: v.optional(v.array(entrySchema), []),
    nextPageToken: v.optional(v.string(), ''),
  });
  const entries: v.InferOutput<Schema>[] = [];
  for (let pageToken = ''; ;) {
    const query = `${line.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(pageToken)}`;
    const isFirst = pageToken === '';
    const page: Record<string, unknown> | undefined = await google.read(
      isFirst || body ? line : `${line}${query}`,
      schema,
      body && { ...body, ...(!isFirst && { pageToken }) },
    );
    entries.push(...((page?.[field] ?? []) as v.InferOutput<Schema>[]));
    pageToken = (page?.['nextPageToken'] ?? '') as string;
    if (pageToken === '') return entries;
  }
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
    line: ReadLine,
    schema: Schema,
    body?: unknown,
  ) => Promise<v.InferOutput<Schema> | undefined>;
  /**
   * Sends a change with its body as JSON, or an upload, and waits for the operation that it starts.
   *
   * @throws GoogleError
   */
  readonly send: (
    line: RequestLine,
    body?: unknown,
    upload?: Content['upload'],
  ) => Promise<unknown>;
  /**
   * Waits some seconds, because Google may show a change late. With local servers, a second lasts a
   * millisecond.
   */
  readonly waitSeconds: (seconds: number) => Promise<void>;
}

const requestTimeoutMs = 30_000;
const pollDelaySeconds = 2;
const operationTimeoutMs = 600_000;

const operationSchema = v.object({
  name: v.string(),
  done: v.optional(v.boolean()),
  error: v.optional(v.object({ code: v.optional(v.number()), message: v.optional(v.string()) })),
  response: v.optional(v.unknown()),
});

/** Returns the type and the bytes of a request's content; undefined without any. */
function encodeContent({ upload, body }: Content) {
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
const mayRepeat = (method: Method, status: number): boolean =>
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
  const waitSeconds = (seconds: number) => delay(seconds * secondMs, undefined, { signal });

  const fetchOnce = async (line: RequestLine, sentContent: Content): Promise<unknown> => {
    const [method, service, path] = splitLine(line);
    const call = describeRequest(line);
    const content = encodeContent(sentContent);
    let response: Response;
    let text: string;
    try {
      response = await fetch(makeServiceAddress(service, path, localOrigins), {
        method,
        headers: {
          authorization: `Bearer ${await getToken()}`,
          ...(quotaProject !== undefined &&
            usesProjectQuota(service) && { 'x-goog-user-project': quotaProject }),
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
    line: RequestLine,
    content: Content,
    mayRetry: (status: number) => boolean,
  ): Promise<unknown> =>
    pRetry(
      async () => {
        try {
          return await fetchOnce(line, content);
        } catch (error) {
          if (error instanceof GoogleError && mayRetry(error.status)) throw error;
          throw new AbortError(error as Error);
        }
      },
      { retries: 2, minTimeout: secondMs, signal },
    );

  const waitForOperation = async (line: RequestLine, result: unknown) => {
    const [, service, path] = splitLine(line);
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
      await waitSeconds(pollDelaySeconds);
      const poll = `GET ${service} ${version}/${operation.name}` as const;
      operation = v.parse(operationSchema, await fetchWithRetries(poll, {}, isTemporary));
    }
    if (operation.error) {
      const { message = 'no reason given', code = 0 } = operation.error;
      throw new GoogleError(`${operation.name} has failed: ${message}`, code);
    }
    return operation.response ?? {};
  };

  return {
    read: async (readLine, schema, body) => {
      const line = `${body === undefined ? 'GET' : 'POST'} ${readLine}` as const;
      try {
        return v.parse(schema, await fetchWithRetries(line, { body }, isTemporary));
      } catch (error) {
        if (isMissing(error)) return undefined;
        if (v.isValiError(error)) {
          const call = describeRequest(line);
          throw new GoogleError(`${call} was answered unexpectedly: ${error.message}.`, 200);
        }
        throw error;
      }
    },
    send: async (line, body, upload) => {
      const [method] = splitLine(line);
      const mayRetry = (status: number) => mayRepeat(method, status);
      return waitForOperation(line, await fetchWithRetries(line, { body, upload }, mayRetry));
    },
    waitSeconds,
  };
}
