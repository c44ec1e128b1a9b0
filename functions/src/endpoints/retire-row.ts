import { lifecycleCollection } from '@club/domain/row-lifecycle';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { retireRow as moveRow } from '../store/retired-rows.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/rows/{collection}/{id}/retire`: takes a row off the site. Staff can restore it for 30
 * days.
 *
 * @throws ApiProblem `not-found`, or `conflict` with the current row
 */
export const retireRow: Handler<'retireRow'> = async ({ collection, id, input, staff }) => {
  if (!v.is(lifecycleCollection, collection)) throw new ApiProblem('not-found');
  return { body: await moveRow(firestore(), collection, { id, ...input }, staff) };
};
