import {
  type EditableCollection,
  type FormOf,
  getContentType,
  type RowOf,
  type SaveOf,
} from '@club/domain/content/content-types';
import type { EndpointName, OutputOf } from '@club/domain/endpoints';
import type {
  CurrentOrder,
  NewRow,
  OrderedCollection,
  OrderUpdate,
  RetiredRow,
} from '@club/domain/row-lifecycle';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * Saves a row through the API (specification, section 7) and returns it. The first save of the
 * urgent notice creates it.
 *
 * @throws ApiError with the server's reason.
 */
export async function saveRow<Name extends EditableCollection>(
  collection: Name,
  id: string,
  input: SaveOf<Name> | FormOf<Name>,
): Promise<RowOf<Name>> {
  const { item } = getContentType(collection);
  const name = `update${item.slice(0, 1).toUpperCase()}${item.slice(1)}` as EndpointName;
  // The endpoint's table has the collection's own schemas, which the compiler cannot follow here.
  return (await callAsStaff(name, { id, input: input as never })) as RowOf<Name>;
}

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
