import { instantFields } from '@club/domain/instant-fields';
import { Timestamp } from 'firebase-admin/firestore';

/** The parts of a document that a row is made of. */
interface StoredRow {
  readonly id: string;
  data(): object | undefined;
}

/**
 * Converts a Firestore document to a row, a calendar entry or a published issue. The result has
 * `_id`, and its instants are in ISO 8601.
 */
export function toRow(snapshot: StoredRow): object {
  const row: Record<string, unknown> = { ...snapshot.data(), _id: snapshot.id };
  for (const name of instantFields) {
    const value = row[name];
    if (value instanceof Timestamp) row[name] = value.toDate().toISOString();
  }
  return row;
}

/** Converts the result of `toRow` back to a Firestore document. */
export function toDocument({ _id, ...row }: { readonly _id: string }): Record<string, unknown> {
  const document: Record<string, unknown> = { ...row };
  for (const name of instantFields) {
    const value = document[name];
    if (typeof value === 'string') document[name] = Timestamp.fromDate(new Date(value));
  }
  return document;
}
