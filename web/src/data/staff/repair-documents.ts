import type { EditableCollection } from '@club/domain/history';
import { repairRow } from '@club/domain/repair-row';
import { type QueryResult, toRow } from '../firestore-documents.ts';

/** A row with fields that cannot be read. */
export interface UnreadableRow {
  readonly id: string;
  /** The fields that are blank in the list because they could not be read. */
  readonly fields: readonly string[];
}

/** The rows of a staff list, with what could not be read of them. */
interface RepairedRows<Row> {
  /** Rows without a readable id are left out: no address of the API leads to them. */
  readonly rows: readonly Row[];
  readonly unreadable: readonly UnreadableRow[];
}

/** A row of a collection. */
export type RowOf<Name extends EditableCollection> = ReturnType<typeof repairRow<Name>>['row'];

/**
 * Parses documents for staff. Visitors do not get a malformed one; staff get it with blanks, and with
 * the names of its unreadable fields, so that they can repair it.
 */
export function repairDocuments<Name extends EditableCollection>(
  collection: Name,
  { docs }: QueryResult,
): RepairedRows<RowOf<Name>> {
  const repairs = docs.map((document) => repairRow(collection, toRow(document)));
  return {
    rows: repairs.flatMap(({ row, unreadable }) => (unreadable.includes('_id') ? [] : [row])),
    unreadable: repairs.flatMap(({ unreadable }, index) => {
      const id = docs[index]?.id ?? '';
      return unreadable.length > 0 ? [{ id, fields: unreadable }] : [];
    }),
  };
}
