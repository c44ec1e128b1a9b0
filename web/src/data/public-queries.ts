import { limits } from '@club/domain/limits';

type FilterValue =
  | boolean
  | string
  | readonly string[]
  /** A time this long before the request. */
  | { readonly hoursAgo: number };

interface Query {
  /** Names the result in the browser's cache, and among the inline script's requests. */
  readonly key: string;
}

/** A list that visitors read with one request. */
export interface ListQuery extends Query {
  /** The collection. */
  readonly from: string;
  /** Conditions of the rules and of the list: field, operator, value. */
  readonly where?: readonly (readonly [field: string, operator: string, value: FilterValue])[];
  /** The field that orders the documents, then their ids. Without it, only the ids do. */
  readonly orderBy?: string;
  readonly isDescending?: boolean;
  readonly limit: number;
  /** The last document of the previous page: its time in `orderBy`, and its id. */
  readonly after?: { readonly time: string; readonly _id: string };
}

/** A document that visitors read, and that may be missing. */
export interface DocumentQuery extends Query {
  /** The document's path. */
  readonly document: string;
}

export type PublicQuery = ListQuery | DocumentQuery;

/**
 * The rows of a collection that visitors may read. The rules refuse hidden rows, so the query leaves
 * them out. The reader sorts the rows, so that the query needs no index.
 *
 * @param publicWhen the toggle of the rows that visitors may read
 */
export const makeRowsQuery = (from: string, publicWhen?: string): ListQuery => ({
  key: from,
  from,
  ...(publicWhen !== undefined && { where: [[publicWhen, 'EQUAL', true]] }),
  limit: limits.listSize,
});

/** A placeholder in a request's body, which `fillTimes` replaces by the time this long before. */
const toTimePlaceholder = (hoursAgo: number): string => `hoursAgo:${hoursAgo}`;

/** Writes the times into a body of `toRequestBody`. Call this when the request is sent. */
export const fillTimes = (body: string, now = Date.now()): string =>
  body.replace(/hoursAgo:(\d+)/gu, (_, hours: string) =>
    new Date(now - Number(hours) * 3_600_000).toISOString(),
  );

function toRestValue(value: FilterValue): object {
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  return 'hoursAgo' in value
    ? { timestampValue: toTimePlaceholder(value.hoursAgo) }
    : { arrayValue: { values: value.map(toRestValue) } };
}

const toField = (fieldPath: string) => ({ field: { fieldPath } });

/**
 * The body of a query's request to Firestore's REST API: `:batchGet` for a document, otherwise
 * `:runQuery`. A GET of a missing document would log an error in the console.
 *
 * @param documentsPath the path of the database's documents: `projects/…/documents`
 */
export function toRequestBody(query: PublicQuery, documentsPath: string): string {
  if ('document' in query)
    return JSON.stringify({ documents: [`${documentsPath}/${query.document}`] });
  const { from, where = [], orderBy, isDescending, limit, after } = query;
  const direction = isDescending ? 'DESCENDING' : 'ASCENDING';
  const filters = where.map(([field, op, value]) => ({
    fieldFilter: { ...toField(field), op, value: toRestValue(value) },
  }));
  return JSON.stringify({
    structuredQuery: {
      from: [{ collectionId: from }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      ...(orderBy !== undefined && {
        orderBy: [orderBy, '__name__'].map((name) => ({ ...toField(name), direction })),
      }),
      ...(after && {
        startAt: {
          before: false,
          values: [
            { timestampValue: after.time },
            { referenceValue: `${documentsPath}/${from}/${after._id}` },
          ],
        },
      }),
      limit,
    },
  });
}
