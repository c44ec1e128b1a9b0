import { orderedCollection } from '@club/domain/row-lifecycle';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { listOrderChanges as listStoredChanges } from '../store/rows-order.ts';
import type { Handler } from './handler.ts';

/**
 * `GET /api/rows/{collection}/orders`: lists the changes of a collection's order, newest first.
 *
 * @throws ApiProblem `not-found` for a collection without an order
 */
export const listOrderChanges: Handler<'listOrderChanges'> = async ({ collection }) => {
  if (!v.is(orderedCollection, collection)) throw new ApiProblem('not-found');
  return { body: await listStoredChanges(firestore(), collection) };
};
