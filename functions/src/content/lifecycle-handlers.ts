import { programIds } from '@club/domain/program-ids';
import { lifecycleCollection, orderedCollection } from '@club/domain/row-lifecycle';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import {
  retireRow as retireStoredRow,
  listRetiredRows as listRestorableRows,
  restoreRetiredRow as restoreStoredRow,
} from '../store/retired-rows.ts';
import { createRow as createStoredRow } from '../store/rows-create.ts';
import { saveOrder } from '../store/rows-order.ts';
import type { Handler } from '../request/handler.ts';

/**
 * `POST /api/rows/{collection}`: creates a hidden row or a hidden copy of a row. A program is
 * visible at once, as full. A note is visible at once if there is no other.
 *
 * @throws ApiProblem `not-found` for a collection whose rows staff cannot create. It is
 *   `invalid-body` for an unknown program, or a problem of the store's `createRow`.
 */
export const createRow: Handler<'createRow'> = async ({ collection, input, staff }) => {
  if (!v.is(lifecycleCollection, collection)) throw new ApiProblem('not-found');
  if (collection === 'programs' && !programIds.includes(input.id))
    throw new ApiProblem('invalid-body', { fields: ['id'] });
  return { body: await createStoredRow(firestore(), collection, input, staff) };
};

/**
 * `POST /api/rows/{collection}/{id}/retire`: takes a row off the site. Staff can restore it for 30
 * days. The programs of the club's teams and groups stay.
 *
 * @throws ApiProblem `not-found`, `conflict` with the current row, or `fixed-program`
 */
export const retireRow: Handler<'retireRow'> = async ({ collection, id, input, staff }) => {
  if (!v.is(lifecycleCollection, collection)) throw new ApiProblem('not-found');
  return { body: await retireStoredRow(firestore(), collection, { id, ...input }, staff) };
};

/** `GET /api/retired`: lists the rows that staff can restore, the last retired first. */
export const listRetiredRows: Handler<'listRetiredRows'> = async () => ({
  body: await listRestorableRows(firestore()),
});

/**
 * `POST /api/retired/{id}/restore`: restores a retired row as it was, and returns it.
 *
 * @throws ApiProblem `not-found`, `too-many-rows` or `conflict`
 */
export const restoreRetiredRow: Handler<'restoreRetiredRow'> = async ({ id, staff }) => ({
  body: await restoreStoredRow(firestore(), id, staff),
});

/**
 * `PUT /api/rows/{collection}/order`: saves the order of all rows.
 *
 * @throws ApiProblem `not-found` for a collection without an order, `invalid-body`, or `conflict`
 *   with the current order
 */
export const updateOrder: Handler<'updateOrder'> = async ({ collection, input, staff }) => {
  if (!v.is(orderedCollection, collection)) throw new ApiProblem('not-found');
  return { body: await saveOrder(firestore(), collection, input, staff) };
};
