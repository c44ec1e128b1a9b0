/** Rows in the order the staff see them numbered; those that share a number, by their ids. */
export function byNumber<T extends { readonly num: number; readonly _id: string }>(
  rows: readonly T[],
): T[] {
  return rows.toSorted((a, b) => a.num - b.num || (a._id < b._id ? -1 : 1));
}
