import { subscribe } from 'node:diagnostics_channel';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createApp } from './app.ts';
import { hasBody, readBody, type RequestWithBody } from './read-body.ts';

/**
 * Refuses the requests with an invalid path or body. It refuses them before it needs a handler, so
 * it has none.
 */
const refusalApp: RequestListener = createApp({});

const isDecodablePath = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Passes a request to the platform, unless its path or its body is invalid. */
function handleRequest(
  request: RequestWithBody,
  response: ServerResponse,
  callPlatform: () => void,
): void {
  const [path = ''] = (request.url ?? '').split('?', 1);
  if (!isDecodablePath(path)) refusalApp(request, response);
  else if (!hasBody(request)) callPlatform();
  else {
    void readBody(request, response, /^\/api\/upload\/?$/i.test(path)).then(() => {
      if (request.bodyProblem) refusalApp(request, response);
      else callPlatform();
    });
  }
}

/**
 * In production each process serves one function. `api` and `upload` take requests with any path;
 * the other functions handle events.
 */
const isHttpFunction = (name = ''): boolean => ['api', 'upload'].includes(name);

const isForApi = ({ url = '' }: RequestWithBody): boolean =>
  /^\/api(?:[/?]|$)/i.test(url) || isHttpFunction(process.env['FUNCTION_TARGET']);

const interceptedServers = new WeakSet<Server>();

function wrapListeners(server: Server): void {
  if (interceptedServers.has(server)) return;
  interceptedServers.add(server);
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: RequestWithBody, response) => {
    const callPlatform = () => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    if (isForApi(request)) handleRequest(request, response, callPlatform);
    else callPlatform();
  });
}

let isSubscribed = false;

/**
 * Handles each request of the API before the platform's server (functions-framework in production).
 * The platform parses bodies of any size before it calls a function. It refuses invalid bodies and
 * paths with an HTML page. It creates its HTTP server internally, so Node's diagnostics channel is
 * the only public access to it (docs/decisions/limits.md). If the channel emits nothing, the platform works as
 * usual.
 */
export function interceptRequests(): void {
  if (isSubscribed) return;
  isSubscribed = true;
  subscribe('http.server.request.start', (message) =>
    wrapListeners((message as { server: Server }).server),
  );
}
