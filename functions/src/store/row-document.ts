import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** The fields that Firestore keeps as timestamps. */
const instants = ['updatedAt', 'consentAt'] as const;

/** Firestore's document as the contract's row: `_id` beside the fields, instants in ISO 8601. */
export function toRow(snapshot: DocumentSnapshot): object {
  const row: Record<string, unknown> = { ...snapshot.data(), _id: snapshot.id };
  for (const name of instants) {
    const value = row[name];
    if (value instanceof Timestamp) row[name] = value.toDate().toISOString();
  }
  return row;
}

/** The row as Firestore's document: what `toRow` did, undone. */
export function toDocument({ _id, ...row }: { readonly _id: string }): Record<string, unknown> {
  const document: Record<string, unknown> = { ...row };
  for (const name of instants) {
    const value = document[name];
    if (typeof value === 'string') document[name] = Timestamp.fromDate(new Date(value));
  }
  return document;
}
