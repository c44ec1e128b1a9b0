/** Sorts rows by their display number, and rows with the same number by id. */
export function sortByNumber<T extends { readonly num: number; readonly _id: string }>(
  rows: readonly T[],
): T[] {
  return rows.toSorted((a, b) => a.num - b.num || (a._id < b._id ? -1 : 1));
}
