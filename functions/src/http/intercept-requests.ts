import { subscribe } from 'node:diagnostics_channel';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createApp } from './app.ts';
import { hasBody, readBody, type RequestWithBody } from './read-body.ts';

/** Answers what the platform's own server would refuse in words of its own. */
const refusalApp: RequestListener = createApp({});

const isDecodablePath = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Has the platform call our function, unless there is something that it would refuse itself. */
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

/** In production each process serves one function, and these two whatever the path; events go to others. */
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
 * Has our code see each request of the API before the platform's server (functions-framework in
 * production) does. That server parses bodies of any size before it calls a function, and refuses
 * those it cannot parse, and bad escapes in the path, with an HTML page. It makes its HTTP server by
 * itself: Node's diagnostics channel is the public way to it (decision 031). Where the channel is
 * silent, the platform does as before.
 */
export function interceptRequests(): void {
  if (isSubscribed) return;
  isSubscribed = true;
  subscribe('http.server.request.start', (message) =>
    wrapListeners((message as { server: Server }).server),
  );
}
