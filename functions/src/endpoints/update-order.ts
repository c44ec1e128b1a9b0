import { orderedCollection } from '@club/domain/row-lifecycle';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { saveOrder } from '../store/rows-order.ts';
import type { Handler } from './handler.ts';

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
