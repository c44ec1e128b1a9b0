import { instantFields } from '@club/domain/instant-fields';

interface Row {
  readonly _id: string;
  readonly updatedAt: string;
  readonly consentAt?: string | null;
  readonly showFrom?: string | null;
  readonly showUntil?: string | null;
}

/**
 * Turns a row into the document Firestore stores. The id is the document's name, not a field.
 * Instants become timestamps of the caller's SDK.
 */
export function toStoredDocument(
  row: Row,
  toTimestamp: (iso: string) => object,
): Readonly<Record<string, unknown>> {
  const { _id, ...fields } = row;
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      instantFields.includes(name) && typeof value === 'string' ? toTimestamp(value) : value,
    ]),
  );
}
