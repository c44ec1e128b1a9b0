import * as v from 'valibot';
import type { QueryResult } from '../../firestore-documents.ts';

/** Parses a field of Firestore's REST API, such as `{ stringValue }`, and returns its value. */
const fieldSchema = v.union([
  v.pipe(
    v.object({ stringValue: v.string() }),
    v.transform(({ stringValue }): unknown => stringValue),
  ),
  v.pipe(
    v.object({ booleanValue: v.boolean() }),
    v.transform(({ booleanValue }): unknown => booleanValue),
  ),
  v.pipe(
    v.object({ integerValue: v.string() }),
    v.transform(({ integerValue }): unknown => Number(integerValue)),
  ),
  v.pipe(
    v.object({ timestampValue: v.pipe(v.string(), v.isoTimestamp()) }),
    v.transform(({ timestampValue }): unknown => new Date(timestampValue).toISOString()),
  ),
  v.pipe(
    v.object({ nullValue: v.null() }),
    v.transform((): unknown => null),
  ),
  v.pipe(
    v.object({
      arrayValue: v.object({
        values: v.optional(v.array(v.object({ stringValue: v.string() })), []),
      }),
    }),
    v.transform(({ arrayValue }): unknown =>
      arrayValue.values.map(({ stringValue }) => stringValue),
    ),
  ),
  // A field of any other type stays an object, which the collection's schema rejects.
  v.unknown(),
]);

const documentSchema = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), fieldSchema), {}),
});
const responseSchema = v.array(
  v.object({ document: v.optional(documentSchema), found: v.optional(documentSchema) }),
);

/**
 * Parses the response of Firestore's REST API to a `:runQuery` or `:batchGet`.
 *
 * @throws ValiError when it is malformed
 */
export function parseResponse(response: unknown): QueryResult {
  return {
    docs: v.parse(responseSchema, response).flatMap(({ document, found = document }) => {
      if (!found) return [];
      const id = found.name.slice(found.name.lastIndexOf('/') + 1);
      return [{ id, data: () => found.fields }];
    }),
  };
}
