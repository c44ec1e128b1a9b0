import type { EditableCollection } from '@club/domain/history';
import { repairRow } from '@club/domain/repair-row';
import { type QueryResult, toRow } from './firestore-documents.ts';

/** A row of which something cannot be read. */
export interface UnreadableRow {
  readonly id: string;
  /** The fields that are blank in the list because they could not be read. */
  readonly fields: readonly string[];
}

/** The rows of a staff list, with what could not be read of them. */
export interface MendedRows<Row> {
  /** A row without a readable id is not among them: no address of the API leads to it. */
  readonly rows: readonly Row[];
  readonly unreadable: readonly UnreadableRow[];
}

type RowOf<Name extends EditableCollection> = ReturnType<typeof repairRow<Name>>['row'];

/**
 * Parses an answer's documents for staff: a malformed one is not left out as it is for visitors, but
 * blank where it cannot be read, and named, so that staff can mend it.
 */
export function mendDocuments<Name extends EditableCollection>(
  collection: Name,
  { docs }: QueryResult,
): MendedRows<RowOf<Name>> {
  const mended = docs.map((document) => repairRow(collection, toRow(document)));
  return {
    rows: mended.flatMap(({ row, unreadable }) => (unreadable.includes('_id') ? [] : [row])),
    unreadable: mended.flatMap(({ unreadable }, index) => {
      const id = docs[index]?.id ?? '';
      return unreadable.length > 0 ? [{ id, fields: unreadable }] : [];
    }),
  };
}
