import type { EditableCollection, RowOf } from '@club/domain/content/content-types';
import { instantFields } from '@club/domain/instant-fields';
import { repairRow } from '@club/domain/repair-row';
import type { QueryResult } from '../firestore-documents.ts';

/** A row with fields that could not be parsed. */
export interface UnreadableRow {
  readonly id: string;
  /** The fields that were replaced by blanks. With `_id` among them, the row was left out. */
  readonly fields: readonly string[];
}

/** The rows of a staff list, and their unreadable fields. */
interface RepairedRows<Row> {
  /** Rows without a readable id are left out: the API cannot address them. */
  readonly rows: readonly Row[];
  readonly unreadableRows: readonly UnreadableRow[];
}

/** Converts a document to a row of the domain: with `_id`, and with timestamps in ISO 8601. */
function toRow(document: QueryResult['docs'][number]): object {
  const row: Record<string, unknown> = { ...document.data(), _id: document.id };
  for (const name of instantFields) {
    if (name in row) row[name] = toIsoInstant(row[name]);
  }
  return row;
}

function toIsoInstant(value: unknown): unknown {
  return isTimestamp(value) ? value.toDate().toISOString() : value;
}

/** Whether a value is a Timestamp of the SDK. */
function isTimestamp(value: unknown): value is { toDate: () => Date } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toDate' in value &&
    typeof value.toDate === 'function'
  );
}

/**
 * Parses documents for staff. A malformed document has blanks in place of its unreadable fields, so
 * that staff can repair it. Visitors do not see such a document.
 */
export function repairDocuments<Name extends EditableCollection>(
  collection: Name,
  { docs }: QueryResult,
): RepairedRows<RowOf<Name>> {
  const repairs = docs.map((document) => repairRow(collection, toRow(document)));
  return {
    rows: repairs.flatMap(({ row, unreadableFields }) =>
      unreadableFields.includes('_id') ? [] : [row],
    ),
    unreadableRows: repairs.flatMap(({ unreadableFields }, index) => {
      const id = docs[index]?.id ?? '';
      return unreadableFields.length > 0 ? [{ id, fields: unreadableFields }] : [];
    }),
  };
}
