import { type EndpointName, endpoints } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { AnyHandler, AnyResult, Handlers } from '../endpoints/handler.ts';
import { requestTimeoutMs, runWithDeadline, withTimeout } from '../runtime/deadline.ts';
import { sendError } from './error-handler.ts';
import { firestore } from '../store/admin.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { requireWritesAllowed } from '../store/switches.ts';
import { findStaff, requireStaff } from './guard.ts';
import { ApiProblem } from '../runtime/problem.ts';
import type { RequestWithBody } from './read-body.ts';
import { readInput } from '../request/read-input.ts';
import { sendJson } from './send-json.ts';
import { sendText } from './send-text.ts';

/** Express 5 uses braces for optional segments, so `{id}` becomes `:id`. */
const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Whether the endpoint refuses requests while writes are stopped (`switches/site`). */
const isStoppable = ({ method, worksWhileStopped }: Endpoint) =>
  method !== 'GET' && worksWhileStopped === undefined;

function runHandler(
  endpoint: Endpoint,
  handler: AnyHandler | undefined,
  identifiedRequest: { request: Request; staff: Staff | null },
) {
  const { bodyProblem } = identifiedRequest.request as RequestWithBody;
  if (bodyProblem) throw bodyProblem;
  if (!handler) throw new ApiProblem('not-implemented');
  return isStoppable(endpoint)
    ? requireWritesAllowed(firestore()).then(() =>
        callWithInput(endpoint, handler, identifiedRequest),
      )
    : callWithInput(endpoint, handler, identifiedRequest);
}

function callWithInput(
  endpoint: Endpoint,
  handler: AnyHandler,
  { request, staff }: { request: Request; staff: Staff | null },
) {
  const input = endpoint.input
    ? readInput(request, endpoint.input, endpoint.acceptsForm)
    : undefined;
  const readParameter = (name: string) => String(request.params[name] ?? '');
  const [id, collection] = [readParameter('id'), readParameter('collection')];
  return handler({ input, staff, id, collection, request });
}

/**
 * Identifies the caller and runs the handler. A visitor's synchronous result creates no promise.
 * The platform's server tracks every promise at a cost.
 */
function callEndpoint(endpoint: Endpoint, handler: AnyHandler | undefined, request: Request) {
  const { access } = endpoint;
  const isVisitor = request.get('authorization') === undefined && access !== 'staff';
  if (isVisitor || access === 'public')
    return runHandler(endpoint, handler, { request, staff: null });
  // The guard comes first. A stranger must not learn whether the body is valid.
  const caller = access === 'staff' ? requireStaff(request) : findStaff(request);
  return caller.then((staff) => runHandler(endpoint, handler, { request, staff }));
}

/** Lists the methods of all endpoints at a path. */
function listMethods(path: string): readonly string[] {
  const table: readonly Endpoint[] = Object.values(endpoints);
  const matchesPath = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i').test(path);
  return [
    ...new Set(table.filter((endpoint) => matchesPath(endpoint.path)).map(({ method }) => method)),
  ];
}

const refuseUnknownRoute: RequestHandler = (request, response) => {
  const methods = listMethods(request.path);
  if (methods.length === 0) throw new ApiProblem('not-found');
  response.set('Allow', methods.join(', '));
  throw new ApiProblem('method-not-allowed');
};

/** The Express method of each HTTP method. `get` also handles HEAD, without a body. */
const expressMethods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch' } as const;

function sendResult(
  request: Request,
  response: Response,
  { body, cacheControl, contentType, redirect }: AnyResult,
): void {
  if (cacheControl !== undefined) response.setHeader('Vary', 'Authorization');
  // Staff must see what they just saved, so their lists are not cached.
  const isCacheable = request.get('authorization') === undefined;
  if (cacheControl !== undefined && isCacheable) response.setHeader('Cache-Control', cacheControl);
  if (redirect !== undefined) response.redirect(303, redirect);
  else if (contentType === undefined) sendJson(response, body);
  else sendText(request, response, { text: String(body), contentType });
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

/**
 * Pages of other sites must not cause writes. Mail programs do not send `Sec-Fetch-Site`, so
 * one-click unsubscribing still works.
 */
const refuseOtherSites: RequestHandler = (request, _response, next) => {
  const isWrite = !['GET', 'HEAD'].includes(request.method);
  const isCrossSite = request.get('sec-fetch-site') === 'cross-site';
  next(isWrite && isCrossSite ? new ApiProblem('forbidden') : undefined);
};

/**
 * Makes the app of the function `api` or `upload` from the table of endpoints (specification,
 * section 7). An endpoint without a handler responds with 501, because the other of the two
 * functions serves it.
 *
 * @param timeoutMs the longest time a caller waits
 */
export function createApp(handlers: Handlers, timeoutMs = requestTimeoutMs): Express {
  const app = express().disable('x-powered-by').disable('etag');
  app.use((_request, response, next) => {
    // The platform's own Express sets this header before our app runs.
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
