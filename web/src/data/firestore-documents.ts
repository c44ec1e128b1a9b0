import { instantFields } from '@club/domain/instant-fields';
import * as v from 'valibot';
import { logWarning } from './log-warning.ts';

/** The part of a query's result that the SDK and the parser of REST responses share. */
export interface QueryResult {
  readonly docs: readonly { readonly id: string; readonly data: () => object }[];
}

/** Converts a document to a row of the domain: with `_id`, and with timestamps in ISO 8601. */
export function toRow(document: QueryResult['docs'][number]): object {
  const row: Record<string, unknown> = { ...document.data(), _id: document.id };
  for (const name of instantFields) {
    if (name in row) row[name] = toIsoInstant(row[name]);
  }
  return row;
}

function toIsoInstant(value: unknown): unknown {
  return isTimestamp(value) ? value.toDate().toISOString() : value;
}

/** Whether a value is a Timestamp of the SDK, which visitors do not load. REST has ISO texts. */
function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

/**
 * Parses the documents of a query. Skips and reports malformed documents, so that the others are
 * still shown.
 */
export function parseDocuments<Schema extends v.GenericSchema>(
  schema: Schema,
  queryResult: QueryResult,
): v.InferOutput<Schema>[] {
  return queryResult.docs.flatMap((document) => {
    const result = v.safeParse(schema, toRow(document));
    if (result.success) return [result.output];
    logWarning(`The document ${document.id} is malformed`, v.flatten(result.issues).nested);
    return [];
  });
}
