import * as v from 'valibot';
import { report } from './report.ts';

/** The part of a query's result that both versions of Firestore share. */
export interface QueryResult {
  readonly docs: readonly { readonly id: string; readonly data: () => object }[];
}

/** The fields that are instants. Elsewhere a Timestamp is as wrong as any other value. */
const instants = ['updatedAt', 'consentAt'];

/** A document's fields as in the domain: with `_id`, and instants as ISO texts. */
export function toRow(document: QueryResult['docs'][number]): object {
  const row: Record<string, unknown> = { ...document.data(), _id: document.id };
  for (const name of instants) {
    if (name in row) row[name] = toIsoInstant(row[name]);
  }
  return row;
}

function toIsoInstant(value: unknown): unknown {
  return isTimestamp(value) ? value.toDate().toISOString() : value;
}

/** Checks the shape, since Firestore Lite and the full Firestore have two Timestamp classes. */
function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

/**
 * Parses the documents of a query's result. A malformed one is left out and reported, so that the
 * others still render.
 */
export function parseDocuments<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: QueryResult,
): v.InferOutput<Schema>[] {
  return answer.docs.flatMap((document) => {
    const result = v.safeParse(schema, toRow(document));
    if (result.success) return [result.output];
    report(`The document ${document.id} is malformed`, v.flatten(result.issues).nested);
    return [];
  });
}
