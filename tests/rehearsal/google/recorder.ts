import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came in. */
export interface RecordedRequest {
  readonly method: string;
  /** The first part of the path, which names the host: `hosting`, `functionsV2`. */
  readonly service: string;
  /** The rest of the path. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The project whose quota is used. */
  readonly quotaProject: string | undefined;
  readonly body: Buffer;
}

/** A response; by default an empty object with status 200. */
export interface Answer {
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
  readonly answer: (request: RecordedRequest, parts: readonly string[]) => Answer;
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
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const [, service = '', ...rest] = url.pathname.split('/');
  return {
    method: incoming.method ?? '',
    service,
    path: decodeURIComponent(rest.join('/')),
    query: url.searchParams,
    quotaProject: incoming.headers['x-goog-user-project']?.toString(),
    body: Buffer.concat(pieces),
  };
}

/** The body of a request or of a part of it, as JSON. */
export const jsonOf = (request: RecordedRequest): unknown =>
  request.body.length === 0 ? undefined : JSON.parse(request.body.toString('utf8'));

function answerOf(routes: readonly Route[], request: RecordedRequest): Answer | undefined {
  for (const { method, service, path, answer } of routes) {
    if (method !== request.method || service !== request.service) continue;
    const parts = path.exec(request.path);
    if (parts) return answer(request, parts.slice(1));
  }
  return undefined;
}

const nameOf = ({ method, service, path }: RecordedRequest) => `${method} ${service} ${path}`;

/**
 * Starts a server on 127.0.0.1 in place of Google's interfaces, each under its own path. It records
 * every request and responds by the routes, or with 404.
 */
export async function startRecorder(
  routesAt: (origin: string) => readonly Route[],
): Promise<Recorder> {
  const requests: RecordedRequest[] = [];
  const unknownRequests: string[] = [];
  let routes: readonly Route[] = [];
  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    requests.push(request);
    const answer = answerOf(routes, request);
    if (!answer) unknownRequests.push(nameOf(request));
    if (answer?.isLost === true) {
      response.destroy();
      return;
    }
    const missing = { error: { code: 404, message: `no route: ${nameOf(request)}` } };
    response.writeHead(answer ? (answer.status ?? 200) : 404, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(answer ? (answer.json ?? {}) : missing));
  };
  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  routes = routesAt(origin);
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
