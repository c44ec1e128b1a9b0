import { type Endpoint, type EndpointName, endpoints } from '@club/domain/endpoints';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { AnyHandler, AnyResult, Handlers } from '../endpoints/handler.ts';
import { requestTimeoutMs, runWithDeadline, withTimeout } from '../runtime/deadline.ts';
import { sendError } from './error-handler.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { findStaff, requireStaff } from './guard.ts';
import { ApiProblem } from '../runtime/problem.ts';
import type { RequestWithBody } from './read-body.ts';
import { readInput } from '../request/read-input.ts';
import { sendJson } from './send-json.ts';

/** The table writes `{id}`; in Express braces mean something else. */
const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function runHandler(
  endpoint: Endpoint,
  handler: AnyHandler | undefined,
  { request, staff }: { request: Request; staff: Staff | null },
) {
  const { bodyProblem } = request as RequestWithBody;
  if (bodyProblem) throw bodyProblem;
  if (!handler) throw new ApiProblem('not-implemented');
  const input = endpoint.input
    ? readInput(request, endpoint.input, endpoint.acceptsForm)
    : undefined;
  const parameter = (name: string) => String(request.params[name] ?? '');
  const [id, collection] = [parameter('id'), parameter('collection')];
  return handler({ input, staff, id, collection, request });
}

/**
 * Finds out who calls, then has the handler answer. A visitor who can be answered at once is: the
 * platform's server watches every promise, which costs more than most answers do.
 */
function callEndpoint(endpoint: Endpoint, handler: AnyHandler | undefined, request: Request) {
  const { access } = endpoint;
  const isVisitor = request.get('authorization') === undefined && access !== 'staff';
  if (isVisitor || access === 'public')
    return runHandler(endpoint, handler, { request, staff: null });
  // The guard comes first: a stranger learns nothing, not even whether the body was right.
  const caller = access === 'staff' ? requireStaff(request) : findStaff(request);
  return caller.then((staff) => runHandler(endpoint, handler, { request, staff }));
}

/** The methods that an address takes, whichever endpoints stand there. */
function listMethods(path: string): readonly string[] {
  const table: readonly Endpoint[] = Object.values(endpoints);
  const matchesPath = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i').test(path);
  return [...new Set(table.filter((one) => matchesPath(one.path)).map(({ method }) => method))];
}

const refuseUnknownRoute: RequestHandler = (request, response) => {
  const methods = listMethods(request.path);
  if (methods.length === 0) throw new ApiProblem('not-found');
  response.set('Allow', methods.join(', '));
  throw new ApiProblem('method-not-allowed');
};

/** Express's word for a method; `get` answers HEAD too, with a body that stays home. */
const expressMethods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch' } as const;

function sendResult(
  request: Request,
  response: Response,
  { body, cacheControl, redirect }: AnyResult,
): void {
  if (cacheControl !== undefined) response.setHeader('Vary', 'Authorization');
  // Whoever signs in edits, and wants to see what was just saved.
  const isCacheable = request.get('authorization') === undefined;
  if (cacheControl !== undefined && isCacheable) response.setHeader('Cache-Control', cacheControl);
  if (redirect === undefined) sendJson(response, body);
  else response.redirect(303, redirect);
}

const makeRequestHandler =
  (endpoint: Endpoint, handler: AnyHandler | undefined, timeoutMs: number): RequestHandler =>
  (request, response) => {
    const work = () => callEndpoint(endpoint, handler, request);
    const result = endpoint.method === 'GET' ? work() : runWithDeadline(work, timeoutMs);
    if (!(result instanceof Promise)) {
      sendResult(request, response, result);
      return;
    }
    return withTimeout(result, timeoutMs).then((asyncResult) =>
      sendResult(request, response, asyncResult),
    );
  };

/** Another site's page may not make a visitor's browser write here; mail programs send no such word. */
const refuseOtherSites: RequestHandler = (request, _response, next) => {
  const isWrite = !['GET', 'HEAD'].includes(request.method);
  const isForeign = request.get('sec-fetch-site') === 'cross-site';
  next(isWrite && isForeign ? new ApiProblem('forbidden') : undefined);
};

/**
 * Mounts the table of endpoints; one that another function answers is 501 here (specification, section 7).
 * `patience` is how long a caller waits at most, in milliseconds.
 */
export function createApp(handlers: Handlers, timeoutMs = requestTimeoutMs): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    // Set by the platform's own Express, around ours.
    response.removeHeader('X-Powered-By');
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(refuseOtherSites);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const handler = handlers[name] as AnyHandler | undefined;
    app[expressMethods[endpoint.method]](
      toRoute(endpoint.path),
      makeRequestHandler(endpoint, handler, timeoutMs),
    );
  }
  return app.use(refuseUnknownRoute).use(sendError);
}
