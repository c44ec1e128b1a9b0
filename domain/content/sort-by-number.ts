const getNumber = (row: object): number =>
  'num' in row && typeof row.num === 'number' ? row.num : 0;

/**
 * Sorts rows by their display number. A row without one counts as 0. Rows with the same number keep
 * the order of Firestore's response, which is that of their ids.
 */
export const sortByNumber = <Row extends object>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => getNumber(one) - getNumber(other));
