import * as v from 'valibot';
import {
  type PublicCollection,
  publicQueries,
  toRequestBody,
} from '../../web/src/data/public-queries.ts';
import { firestoreAddress, toDocumentsPath } from '../../web/src/data/firestore-rest.ts';
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

/** The part of a context that fetches as a visitor. */
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
    body: toRequestBody(publicQueries[name], documentsPath),
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
