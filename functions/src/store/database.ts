import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';

// Other folders import these Firestore types from here. Only the stores use collections and
// queries.
export {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';

/** A batch or a transaction of Firestore, which writes documents together. */
export interface Writer {
  set(reference: DocumentReference, data: object, options?: { merge: true }): unknown;
  delete(reference: DocumentReference): unknown;
}

/** Changes of a document's fields. An undefined value deletes the field. */
export type Changes<Document> = {
  readonly [Name in keyof Document]?: Document[Name] | undefined;
};

/** Converts changes to the argument of Firestore's `update`. */
export const toUpdate = (changes: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      value === undefined ? FieldValue.delete() : value,
    ]),
  );

/** gRPC's NOT_FOUND and FAILED_PRECONDITION. */
const staleWriteCodes = new Set<unknown>([5, 9]);

/**
 * Whether a write with `lastUpdateTime` failed because the document was deleted or written since.
 */
export const isStaleWrite = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && staleWriteCodes.has(error.code);

/**
 * Returns an instant after `before`, even if the clock is behind. So two changes of a document
 * never share an instant.
 *
 * @param before an ISO 8601 instant
 */
export const getNextInstant = (before: string): Timestamp =>
  Timestamp.fromMillis(Math.max(Date.now(), Date.parse(before) + 1));
