import * as v from 'valibot';
import type { QueryResult } from '../../firestore-documents.ts';
import type { PublicCollection } from '../../public-queries.ts';
import { logWarning } from '../../log-warning.ts';

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

const resultsSchema = v.array(
  v.object({
    document: v.optional(
      v.object({ name: v.string(), fields: v.optional(v.record(v.string(), fieldSchema), {}) }),
    ),
  }),
);

/**
 * Parses the response of Firestore's REST API to a `:runQuery`.
 *
 * @throws ValiError when it is malformed
 */
export function parseQueryResult(results: unknown): QueryResult {
  return {
    docs: v.parse(resultsSchema, results).flatMap(({ document }) => {
      if (!document) return [];
      const id = document.name.slice(document.name.lastIndexOf('/') + 1);
      return [{ id, data: () => document.fields }];
    }),
  };
}

/**
 * Returns the result of the inline script's request, but only once, because later reads need fresh
 * data. Undefined without a request, and after the first call.
 */
export function takeEarlyRead(name: PublicCollection): Promise<QueryResult> | undefined {
  const results = window.earlyReads?.[name];
  delete window.earlyReads?.[name];
  return results?.then(parseQueryResult);
}

/**
 * Returns the result of an early read. Reads now if there was none, or if it failed.
 *
 * @param name what is read, for the warning about a failure
 */
export async function readEarlyOrNow<T>(
  name: string,
  earlyRead: Promise<T> | undefined,
  readNow: () => Promise<T>,
): Promise<T> {
  if (!earlyRead) return readNow();
  try {
    return await earlyRead;
  } catch (cause) {
    logWarning(`The early read of ${name} failed`, cause);
    return readNow();
  }
}
