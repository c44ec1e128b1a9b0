import type { IncomingMessage } from 'node:http';

/** A request that the recorder received. */
export interface RecordedRequest {
  readonly method: string;
  /** The first part of the path, which stands for a service of Google: `hosting`, `functionsV2`. */
  readonly service: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly quotaProject: string | undefined;
  readonly body: Buffer;
}

/** A response; by default an empty object with status 200. */
export interface StubResponse {
  readonly status?: number;
  readonly json?: unknown;
  /** Closes the connection without a response, although the request was processed. */
  readonly isLost?: boolean;
}

/** Replaces single responses, or acts when a request arrives. `answer` gives the usual response. */
export type Intercept = (request: RecordedRequest, answer: () => StubResponse) => StubResponse;

export interface Recorder {
  readonly origin: string;
  /** The requests since the start or the last `clear`, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Requests without a route, as `METHOD service path`. */
  readonly unknownRequests: readonly string[];
  readonly clear: () => void;
  readonly close: () => Promise<void>;
}

/** Reads a request to its end. */
export async function readRequest(incoming: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const [, service = '', ...rest] = url.pathname.split('/');
  return {
    method: incoming.method ?? '',
    service,
    path: decodeURIComponent(rest.join('/')),
    query: url.searchParams,
    quotaProject: incoming.headers['x-goog-user-project']?.toString(),
    body: Buffer.concat(chunks),
  };
}

/** Parses the JSON body of a request. */
export const parseBody = (request: RecordedRequest): unknown =>
  request.body.length === 0 ? undefined : JSON.parse(request.body.toString('utf8'));

/** Describes a request as `METHOD service path`. */
export const describeRequest = ({ method, service, path }: RecordedRequest) =>
  `${method} ${service} ${path}`;

/** Matches the paths of POST requests that only read. `:test` checks rules without releasing them. */
const readOnlyPathPattern =
  /:(?:getIamPolicy|testIamPermissions|runQuery|batchGet|listCollectionIds|test)$/u;

/** Whether a request changes something at Google. */
export const isChange = ({ method, path }: RecordedRequest): boolean =>
  method !== 'GET' && !readOnlyPathPattern.test(path);
