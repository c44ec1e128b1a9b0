import * as v from 'valibot';
import { report } from './report.ts';

/** The part of a query's answer that Firestore Lite and the full Firestore share. */
export interface Answer {
  readonly docs: readonly { readonly id: string; readonly data: () => object }[];
}

/** Firestore gives Timestamps; the domain knows instants as ISO texts. */
function withIsoInstants(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [name, toIsoInstant(value)]),
  );
}

function toIsoInstant(value: unknown): unknown {
  return isTimestamp(value) ? value.toDate().toISOString() : value;
}

/** By its shape: the Timestamps of Lite and of the full Firestore are two classes. */
function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

/**
 * Parses an answer's documents at the edge, `_id` being the document's id. A malformed one is left
 * out and reported: it must take neither the page nor its neighbours with it.
 */
export function parseDocuments<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer,
): v.InferOutput<Schema>[] {
  return answer.docs.flatMap((document) => {
    const row = { ...withIsoInstants(document.data()), _id: document.id };
    const parsed = v.safeParse(schema, row);
    if (parsed.success) return [parsed.output];
    report(`The document ${document.id} is malformed`, v.flatten(parsed.issues).nested);
    return [];
  });
}
