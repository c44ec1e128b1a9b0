import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the recorder received. */
export interface RecordedRequest {
  readonly method: string;
  /** The first part of the path, which stands for a service of Google: `hosting`, `functionsV2`. */
  readonly service: string;
  /** The rest of the path. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The project whose quota is used. */
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

/** The response to requests with this method, service and path. */
export interface Route {
  readonly method: string;
  readonly service: string;
  readonly path: RegExp;
  /** `groups` are the texts that the groups of `path` have matched. */
  readonly respond: (request: RecordedRequest, groups: readonly string[]) => StubResponse;
}

export interface Recorder {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** The requests since the start or the last `clear`, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Requests without a route, as `METHOD service path`. */
  readonly unknownRequests: readonly string[];
  readonly clear: () => void;
  readonly close: () => Promise<void>;
}

async function readRequest(incoming: IncomingMessage): Promise<RecordedRequest> {
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

function findResponse(
  routes: readonly Route[],
  request: RecordedRequest,
): StubResponse | undefined {
  for (const { method, service, path, respond } of routes) {
    if (method !== request.method || service !== request.service) continue;
    const match = path.exec(request.path);
    if (match) return respond(request, match.slice(1));
  }
  return undefined;
}

/** Describes a request as `METHOD service path`. */
export const describeRequest = ({ method, service, path }: RecordedRequest) =>
  `${method} ${service} ${path}`;

/**
 * Starts a server on 127.0.0.1 that replaces Google's interfaces, each under a separate path. It
 * records every request and responds by the routes, or with 404.
 */
export async function startRecorder(
  makeRoutes: (origin: string) => readonly Route[],
): Promise<Recorder> {
  const requests: RecordedRequest[] = [];
  const unknownRequests: string[] = [];
  let routes: readonly Route[] = [];
  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    requests.push(request);
    const stubResponse = findResponse(routes, request);
    if (!stubResponse) unknownRequests.push(describeRequest(request));
    if (stubResponse?.isLost === true) {
      response.destroy();
      return;
    }
    const noRoute = { error: { code: 404, message: `no route: ${describeRequest(request)}` } };
    response.writeHead(stubResponse ? (stubResponse.status ?? 200) : 404, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(stubResponse ? (stubResponse.json ?? {}) : noRoute));
  };
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  routes = makeRoutes(origin);
  return {
    origin,
    requests,
    unknownRequests,
    clear: () => {
      requests.length = 0;
      unknownRequests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Matches the paths of POST requests that only read. `:test` checks rules without releasing them. */
const readOnlyPathPattern =
  /:(?:getIamPolicy|testIamPermissions|runQuery|batchGet|listCollectionIds|test)$/u;

/** Whether a request changes something at Google. */
export const isChange = ({ method, path }: RecordedRequest): boolean =>
  method !== 'GET' && !readOnlyPathPattern.test(path);
