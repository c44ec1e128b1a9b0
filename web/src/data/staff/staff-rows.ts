import type { OutputOf } from '@club/domain/endpoints';
import type { EditableCollection } from '@club/domain/history';
import type {
  CurrentOrder,
  NewRow,
  OrderedCollection,
  OrderUpdate,
  RetiredRow,
} from '@club/domain/row-lifecycle';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * Creates a hidden row, or a hidden copy of a row. A new program is visible, but full. A note is
 * visible at once if there is no other. A repeated call with the same id returns the existing row.
 *
 * @throws ApiError with the server's reason.
 */
export const createRow = (
  collection: EditableCollection,
  input: NewRow,
): Promise<OutputOf<'createRow'>> => callAsStaff('createRow', { collection, input });

/**
 * Takes a row off the site. `updatedAt` identifies the version that staff saw.
 *
 * @throws ApiError `conflict` if somebody saved the row meanwhile, or the server's other reasons.
 */
export const retireRow = (
  collection: EditableCollection,
  id: string,
  updatedAt: string,
): Promise<RetiredRow> => callAsStaff('retireRow', { collection, id, input: { updatedAt } });

/**
 * Lists the rows that can be restored, the last retired first.
 *
 * @throws ApiError with the server's reason.
 */
export const listRetiredRows = (): Promise<readonly RetiredRow[]> => callAsStaff('listRetiredRows');

/**
 * Restores a retired row exactly as it was.
 *
 * @throws ApiError with the server's reason.
 */
export const restoreRetiredRow = (retiredId: string): Promise<OutputOf<'restoreRetiredRow'>> =>
  callAsStaff('restoreRetiredRow', { id: retiredId });

/**
 * Saves the order of all rows.
 *
 * @throws ApiError `conflict` with the current order, or the server's other reasons.
 */
export const updateOrder = (
  collection: OrderedCollection,
  input: OrderUpdate,
): Promise<CurrentOrder> => callAsStaff('updateOrder', { collection, input });
