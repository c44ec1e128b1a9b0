import * as v from 'valibot';
import type { Answer } from './firestore-documents.ts';
import type { PublicRead } from './public-reads.ts';

/** Answers on their way since the head of the page, as Firestore's REST interface gives them. */
export type EarlyReads = { [Name in PublicRead]?: Promise<unknown> };

declare global {
  interface Window {
    earlyReads?: EarlyReads;
  }
}

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
  // No document of ours holds anything else; its schema then says that this one is malformed.
  v.pipe(
    v.unknown(),
    v.transform((): unknown => undefined),
  ),
]);

const resultsSchema = v.array(
  v.object({
    document: v.optional(
      v.object({ name: v.string(), fields: v.optional(v.record(v.string(), fieldSchema), {}) }),
    ),
  }),
);

/**
 * Reads an answer of Firestore's REST interface to a `:runQuery`.
 *
 * @throws ValiError when it is none
 */
export function toAnswer(results: unknown): Answer {
  return {
    docs: v.parse(resultsSchema, results).flatMap(({ document }) => {
      if (!document) return [];
      const id = document.name.slice(document.name.lastIndexOf('/') + 1);
      return [{ id, data: () => document.fields }];
    }),
  };
}

/** The answer that was asked for in the head of the page. Given once: later reads want a fresh one. */
export function takeEarlyAnswer(name: PublicRead): Promise<Answer> | undefined {
  const results = window.earlyReads?.[name];
  delete window.earlyReads?.[name];
  return results?.then(toAnswer);
}
