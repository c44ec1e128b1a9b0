import { growingCollection } from '@club/domain/row-lifecycle';
import { knownProgramIds } from '@club/domain/row-lifecycle';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { createRow as storeRow } from '../store/rows-create.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/rows/{collection}`: creates a row that visitors do not see yet, or a copy of a row.
 *
 * @throws ApiProblem `not-found` for another collection, `invalid-body` for an unknown program, and
 *   those of the store
 */
export const createRow: Handler<'createRow'> = async ({ collection, input, staff }) => {
  if (!v.is(growingCollection, collection)) throw new ApiProblem('not-found');
  if (collection === 'programs' && !knownProgramIds.includes(input.id))
    throw new ApiProblem('invalid-body', { fields: ['id'] });
  return { body: await storeRow(firestore(), collection, input, staff) };
};
