import { FieldValue } from 'firebase-admin/firestore';

// Other folders import these Firestore types from here. Only the stores use collections and
// queries.
export {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';

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
