interface Row {
  readonly _id: string;
  readonly updatedAt: string;
  readonly consentAt?: string | null;
}

/**
 * Turns a row into the document Firestore stores. The id is the document's name, not a field. The
 * instants are timestamps of the caller's SDK.
 */
export function toStoredDocument(
  row: Row,
  toTimestamp: (iso: string) => object,
): Readonly<Record<string, unknown>> {
  const { _id, updatedAt, consentAt, ...fields } = row;
  return {
    ...fields,
    ...(consentAt !== undefined && {
      consentAt: consentAt === null ? null : toTimestamp(consentAt),
    }),
    updatedAt: toTimestamp(updatedAt),
  };
}
