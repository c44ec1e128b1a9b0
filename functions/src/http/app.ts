import { type Endpoint, type EndpointName, endpoints } from '@club/domain/endpoints';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { AnyHandler, Handlers } from './handler.ts';
import { withDeadline } from './deadline.ts';
import { answerError } from './error-handler.ts';
import { requireStaff } from './guard.ts';
import { ApiProblem } from './problem.ts';
import { readInput } from './read-input.ts';

/** The table writes `{id}`; in Express braces mean something else. */
const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

async function call(endpoint: Endpoint, handler: AnyHandler | undefined, request: Request) {
  // The guard comes first: a stranger learns nothing, not even whether the body was right.
  const staff = endpoint.access === 'staff' ? await requireStaff(request) : null;
  if (!handler) throw new ApiProblem('not-implemented');
  const input = endpoint.input
    ? readInput(request, endpoint.input, endpoint.acceptsForm)
    : undefined;
  return handler({ input, staff, id: String(request.params['id'] ?? ''), request });
}

/** Lets the endpoint's own method through; `HEAD` is a `GET` whose body stays home. */
const allowOnly =
  ({ method }: Endpoint): RequestHandler =>
  (request, response, next) => {
    if (request.method === method || (request.method === 'HEAD' && method === 'GET')) {
      next();
      return;
    }
    response.set('Allow', method);
    next(new ApiProblem('method-not-allowed'));
  };

const answer =
  (endpoint: Endpoint, handler: AnyHandler | undefined): RequestHandler =>
  async (request, response) => {
    response.locals['isForm'] = endpoint.acceptsForm === true;
    const result = await withDeadline(call(endpoint, handler, request));
    if (result.cacheControl !== undefined) response.set('Cache-Control', result.cacheControl);
    if (result.redirect === undefined) response.json(result.body);
    else response.redirect(303, result.redirect);
  };

/** Another site's page may not make a visitor's browser write here; mail programs send no such word. */
const refuseOtherSites: RequestHandler = (request, _response, next) => {
  const isWrite = !['GET', 'HEAD'].includes(request.method);
  const isForeign = request.get('sec-fetch-site') === 'cross-site';
  next(isWrite && isForeign ? new ApiProblem('forbidden') : undefined);
};

/** Mounts the table of endpoints; one without a handler answers 501 (specification, section 7). */
export function createApp(handlers: Handlers): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    // Set by the platform's own Express, around ours.
    response.removeHeader('X-Powered-By');
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use(refuseOtherSites);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const handler = handlers[name] as AnyHandler | undefined;
    app.route(toRoute(endpoint.path)).all(allowOnly(endpoint), answer(endpoint, handler));
  }
  app.use(() => {
    throw new ApiProblem('not-found');
  });
  return app.use(answerError);
}
