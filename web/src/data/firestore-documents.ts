import * as v from 'valibot';
import { logWarning } from './log-warning.ts';

/** The part of a query's result that the SDK and the parser of REST responses share. */
export interface QueryResult {
  readonly docs: readonly { readonly id: string; readonly data: () => object }[];
}

/**
 * Parses the documents of a query by REST. Skips and reports malformed documents, so that the others
 * are still shown.
 */
export function parseDocuments<Schema extends v.GenericSchema>(
  schema: Schema,
  queryResult: QueryResult,
): v.InferOutput<Schema>[] {
  return queryResult.docs.flatMap((document) => {
    const result = v.safeParse(schema, { ...document.data(), _id: document.id });
    if (result.success) return [result.output];
    logWarning(`The document ${document.id} is malformed`, v.flatten(result.issues).nested);
    return [];
  });
}
