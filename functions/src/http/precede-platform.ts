import { subscribe } from 'node:diagnostics_channel';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createApp } from './app.ts';
import { hasBody, readBody, type ReadRequest } from './read-body.ts';

/** Answers what the platform's own server would refuse in words of its own. */
const refuse: RequestListener = createApp({});

const isPath = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Has the platform call our function, unless there is something that it would refuse itself. */
function precede(request: ReadRequest, response: ServerResponse, platform: () => void): void {
  const [path = ''] = (request.url ?? '').split('?', 1);
  if (!isPath(path)) refuse(request, response);
  else if (!hasBody(request)) platform();
  else {
    void readBody(request, response, /^\/api\/upload\/?$/i.test(path)).then(() => {
      if (request.bodyProblem) refuse(request, response);
      else platform();
    });
  }
}

/** In production each process serves one function, and these two whatever the path; events go to others. */
const isHttpFunction = (name = ''): boolean => ['api', 'upload'].includes(name);

const isForApi = ({ url = '' }: ReadRequest): boolean =>
  /^\/api(?:[/?]|$)/i.test(url) || isHttpFunction(process.env['FUNCTION_TARGET']);

const known = new WeakSet<Server>();

function takePlace(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: ReadRequest, response) => {
    const platform = () => {
      for (const listener of listeners) listener.call(server, request, response);
    };
    if (isForApi(request)) precede(request, response, platform);
    else platform();
  });
}

let isListening = false;

/**
 * Has our code see each request of the API before the platform's server (functions-framework in
 * production) does. That server parses bodies of any size before it calls a function, and refuses
 * those it cannot parse, and bad escapes in the path, with an HTML page. It makes its HTTP server by
 * itself: Node's diagnostics channel is the public way to it (decision 031). Where the channel is
 * silent, the platform does as before.
 */
export function precedePlatform(): void {
  if (isListening) return;
  isListening = true;
  subscribe('http.server.request.start', (message) =>
    takePlace((message as { server: Server }).server),
  );
}
