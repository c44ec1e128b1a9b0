/** A value as Firestore's REST interface writes it: `{ stringValue: 'U17' }`. */
export type FirestoreValue = Readonly<Record<string, unknown>>;

/**
 * Converts a field of a row. Dates become timestamps.
 *
 * @throws TypeError for a kind of value that no row has
 */
function toFirestoreValue(value: unknown): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number' && Number.isInteger(value)) return { integerValue: String(value) };
  throw new TypeError(`No row has a value such as ${JSON.stringify(value)}.`);
}

/** Converts the fields of a document. */
export const toFirestoreFields = (
  document: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FirestoreValue>> =>
  Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, toFirestoreValue(value)]),
  );
