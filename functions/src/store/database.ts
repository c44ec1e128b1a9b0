import { FieldValue } from 'firebase-admin/firestore';

// What the other folders may know of Firestore. Its collections and queries are the stores' alone.
export {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';

/** Changes of a document's fields; one that is undefined is deleted. */
export type Changes<Document> = {
  readonly [Name in keyof Document]?: Document[Name] | undefined;
};

/** The same as Firestore's update. */
export const toUpdate = (changes: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [
      name,
      value === undefined ? FieldValue.delete() : value,
    ]),
  );
