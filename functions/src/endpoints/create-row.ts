import { lifecycleCollection } from '@club/domain/row-lifecycle';
import { programIds } from '@club/domain/program-ids';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { createRow as storeRow } from '../store/rows-create.ts';
import type { Handler } from './handler.ts';

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
  return { body: await storeRow(firestore(), collection, input, staff) };
};
