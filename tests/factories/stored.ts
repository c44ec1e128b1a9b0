interface Row {
  readonly _id: string;
  readonly updatedAt: string;
}

/**
 * Turns a row into the document Firestore stores: the id is the document's name and no field of it,
 * and the instant is a timestamp of whichever SDK the caller uses.
 */
export function toStored<T extends Row, Timestamp>(
  row: T,
  toTimestamp: (iso: string) => Timestamp,
): Omit<T, '_id' | 'updatedAt'> & { updatedAt: Timestamp } {
  const { _id, updatedAt, ...fields } = row;
  return { ...fields, updatedAt: toTimestamp(updatedAt) };
}
