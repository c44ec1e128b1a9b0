import { instantFields } from '@club/domain/instant-fields';
import { Timestamp } from 'firebase-admin/firestore';

/** The parts of a document that a row is made of. */
interface StoredRow {
  readonly id: string;
  data(): object | undefined;
}

/** Converts a Firestore document to a row of the API. It has `_id`, and instants in ISO 8601. */
export function toRow(snapshot: StoredRow): object {
  const row: Record<string, unknown> = { ...snapshot.data(), _id: snapshot.id };
  for (const name of instantFields) {
    const value = row[name];
    if (value instanceof Timestamp) row[name] = value.toDate().toISOString();
  }
  return row;
}

/** Converts a row of the API to a Firestore document, the inverse of `toRow`. */
export function toDocument({ _id, ...row }: { readonly _id: string }): Record<string, unknown> {
  const document: Record<string, unknown> = { ...row };
  for (const name of instantFields) {
    const value = document[name];
    if (typeof value === 'string') document[name] = Timestamp.fromDate(new Date(value));
  }
  return document;
}
