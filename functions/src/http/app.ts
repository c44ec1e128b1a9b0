import { createHash } from 'node:crypto';
import { type EndpointName, endpoints } from '@club/domain/endpoints';
import type { Endpoint } from '@club/domain/endpoints/endpoint';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { AnyHandler, AnyResult, Handlers } from '../request/handler.ts';
import { requestTimeoutMs, runWithDeadline, withTimeout } from '../runtime/deadline.ts';
import { sendError } from './error-handler.ts';
import { firestore } from '../store/admin.ts';
import { requireWritesAllowed } from '../store/switches.ts';
import { requireAccess } from './guard.ts';
import { getSiteOrigin } from '../mail/settings.ts';
import { redirectToPage } from './page-redirects.ts';
import { ApiProblem } from '../runtime/problem.ts';
import type { RequestWithBody } from './read-body.ts';
import { readInput } from '../request/read-input.ts';

/** Express 5 uses braces for optional segments, so `{id}` becomes `:id`. */
const toRoute = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** Whether the endpoint refuses requests while writes are stopped (`switches/site`). */
const isStoppable = ({ method, worksWhileStopped }: Endpoint) =>
  method !== 'GET' && worksWhileStopped === undefined;

/** Checks the caller's access and runs the handler. */
async function callEndpoint(
  endpoint: Endpoint,
  handler: AnyHandler | undefined,
  request: Request,
): Promise<AnyResult> {
  // This comes first. A stranger must not learn whether the body is valid.
  const staff = await requireAccess(endpoint, request);
  const { bodyProblem } = request as RequestWithBody;
  if (bodyProblem) throw bodyProblem;
  if (!handler) throw new ApiProblem('not-implemented');
  if (isStoppable(endpoint)) await requireWritesAllowed(firestore());
  const input = endpoint.input
    ? readInput(request, endpoint.input, endpoint.acceptsForm)
    : undefined;
  const readParameter = (name: string) => String(request.params[name] ?? '');
  const [id, collection] = [readParameter('id'), readParameter('collection')];
  return handler({ input, staff, id, collection, request });
}

/** Lists the methods that a path accepts; none for an unknown path. */
function listMethods(path: string): readonly string[] {
  const table: readonly Endpoint[] = Object.values(endpoints);
  const matchesPath = (pattern: string) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i').test(path);
  const methods = new Set<string>(
    table.filter((endpoint) => matchesPath(endpoint.path)).map(({ method }) => method),
  );
  // Calendar apps ask with OPTIONS what they can do with a feed.
  return methods.has('GET') ? [...methods, 'HEAD', 'OPTIONS'] : [...methods];
}

const refuseUnknownRoute: RequestHandler = (request, response) => {
  const methods = listMethods(request.path);
  if (methods.length === 0) throw new ApiProblem('not-found');
  response.set('Allow', methods.join(', '));
  if (request.method === 'OPTIONS' && methods.includes('OPTIONS')) {
    response.status(204).end();
    return;
  }
  throw new ApiProblem('method-not-allowed');
};

/** The Express method of each HTTP method. `get` also handles HEAD, without a body. */
const expressMethods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch' } as const;

/**
 * Whether the caller already has the text that the ETag identifies. Express's `fresh` is not used,
 * because it is false for a request with `Cache-Control: no-cache`. Calendar apps send that header.
 * A CDN may mark the ETag as weak (`W/`).
 */
const hasSameText = (request: Request, etag: string): boolean =>
  (request.get('if-none-match') ?? '')
    .split(',')
    .some((value) => value.trim().replace(/^W\//u, '') === etag);

/** Sends a text with an ETag, or 304 to a caller who has the same text. */
function sendText(
  request: Request,
  response: Response,
  { text, contentType }: { readonly text: string; readonly contentType: string },
): void {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  response.setHeader('ETag', etag);
  if (hasSameText(request, etag)) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

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
  else if (contentType === undefined) response.json(body);
  else sendText(request, response, { text: String(body), contentType });
}

const makeRequestHandler =
  (endpoint: Endpoint, handler: AnyHandler | undefined, timeoutMs: number): RequestHandler =>
  async (request, response) => {
    const work = () => callEndpoint(endpoint, handler, request);
    const result = await withTimeout(runWithDeadline(work, timeoutMs), timeoutMs);
    sendResult(request, response, result);
  };

/**
 * Whether a page of another site sent the request. Old browsers send no `Sec-Fetch-Site`, but an
 * `Origin`. Mail programs send neither, so one-click unsubscribing works.
 */
function isFromOtherSite(request: Request): boolean {
  const fetchSite = request.get('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'cross-site';
  const origin = request.get('origin');
  if (origin === undefined) return false;
  // A page cannot change these headers. Hosting sends the site's own host as `X-Forwarded-Host`.
  const hosts = [request.get('x-forwarded-host'), request.get('host')];
  const isOwn = URL.canParse(origin) && hosts.includes(new URL(origin).host);
  return !isOwn && origin !== getSiteOrigin();
}

/** Pages of other sites must not cause writes. */
const refuseOtherSites: RequestHandler = (request, _response, next) => {
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
  next(isWrite && isFromOtherSite(request) ? new ApiProblem('forbidden') : undefined);
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
  return app.use(redirectToPage).use(refuseUnknownRoute).use(sendError);
}
