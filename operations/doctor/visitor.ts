import * as v from 'valibot';
import { type PublicCollection, allQueries } from '../../web/src/data/all-queries.ts';
import { toRequestBody } from '../../web/src/data/public-queries.ts';
import { firestoreAddress, toDocumentsPath } from '../../web/src/data/firestore-rest.ts';
import { findWrongHeaders, getHeaders } from '../deploy/check-headers.ts';
import type { HeaderRule } from '../render/firebase-json.ts';
import { Fault, requireThat } from '../requirements/requirement.ts';
import type { DoctorContext } from './context.ts';

/** The parts of a response that checks read. */
export interface VisitorResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** No response at all: the host is down, or this machine is offline. */
export class NoResponseError extends Error {
  override name = 'NoResponseError';
}

type Visitor = Pick<DoctorContext, 'fetch'>;

/**
 * Fetches an address without an account, like a visitor. It follows redirects only if
 * `init.redirect` is `follow`.
 *
 * @throws NoResponseError
 */
export async function fetchAsVisitor(
  visitor: Visitor,
  address: string,
  init: RequestInit = {},
): Promise<VisitorResponse> {
  try {
    const response = await visitor.fetch(address, { redirect: 'manual', ...init });
    const { status, headers } = response;
    return { status, headers, text: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    throw new NoResponseError(`${new URL(address).host} did not respond (${reason})`);
  }
}

/**
 * Gets a page, a file or an API response with GET.
 *
 * @throws NoResponseError
 */
export const getAsVisitor = (
  visitor: Visitor,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<VisitorResponse> => fetchAsVisitor(visitor, address, { headers });

/**
 * Gets a page or a file, which must respond with 200.
 *
 * @param name the address as messages name it
 * @throws Fault
 */
export async function visit(
  visitor: Visitor,
  address: string,
  name = new URL(address).pathname,
  headers: Readonly<Record<string, string>> = {},
): Promise<VisitorResponse> {
  const response = await getAsVisitor(visitor, address, headers).catch((error: unknown) => {
    throw error instanceof NoResponseError ? new Fault(error.message) : error;
  });
  requireThat(response.status === 200, `${name} responds with ${response.status}`);
  return response;
}

/**
 * Gets a response of the API, which must be in its format.
 *
 * @throws Fault
 */
export async function visitJson<Schema extends v.GenericSchema>(
  visitor: Visitor,
  address: string,
  schema: Schema,
  headers: Readonly<Record<string, string>> = {},
): Promise<v.InferOutput<Schema>> {
  const { pathname } = new URL(address);
  const value = parseJson(schema, (await visit(visitor, address, pathname, headers)).text);
  requireThat(value !== undefined, `${pathname} is not in its format`);
  return value;
}

/**
 * Gets a page, which must have the headers that the rules require.
 *
 * @returns the number of these headers
 * @throws Fault
 */
export async function visitHeaders(
  visitor: Visitor,
  address: string,
  rules: readonly HeaderRule[],
): Promise<number> {
  const { pathname } = new URL(address);
  const { headers } = await visit(visitor, address);
  const wrongHeaders = findWrongHeaders(rules, pathname, headers);
  requireThat(
    wrongHeaders.length === 0,
    `${pathname} has other headers than its settings: ${wrongHeaders.map(([name]) => name).join(', ')}`,
    {
      evidence: wrongHeaders.map(
        ([name, value]) => `${name}: ${headers.get(name) ?? 'missing'}, not ${value}`,
      ),
    },
  );
  return getHeaders(rules, pathname).size;
}

/** Finds a script or a stylesheet of the home page. */
export const findAsset = (html: string): string | undefined =>
  /"(\/assets\/[^"]+\.(?:js|css))"/u.exec(html)?.[1];

/**
 * Queries the rows that visitors see, as the pages do. It is a POST that only reads.
 *
 * @throws NoResponseError
 */
export function queryRows(
  context: DoctorContext,
  name: PublicCollection,
): Promise<VisitorResponse> {
  const { projectId, webApp, siteOrigin } = context.settings;
  const documentsPath = toDocumentsPath(projectId);
  return fetchAsVisitor(context, `${firestoreAddress}/${documentsPath}:runQuery`, {
    method: 'POST',
    body: toRequestBody(allQueries[name], documentsPath),
    // A restricted key accepts only requests of the site.
    headers: { 'x-goog-api-key': webApp.apiKey, referer: `${siteOrigin}/` },
  });
}

/** Parses JSON; undefined if it does not match the schema. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
