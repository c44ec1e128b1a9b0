interface Row {
  readonly _id: string;
  readonly updatedAt: string;
  readonly consentAt?: string | null;
}

/**
 * Turns a row into the document Firestore stores: the id is the document's name and no field of it,
 * and the instants are timestamps of whichever SDK the caller uses.
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
