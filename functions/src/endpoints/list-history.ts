import { editableCollection } from '@club/domain/history';
import * as v from 'valibot';
import { listEntries } from '../data/history.ts';
import type { Handler } from '../http/handler.ts';
import { ApiProblem } from '../http/problem.ts';

/**
 * `GET /api/history/{collection}/{id}`: who saved a row and when, before and after, the newest first.
 *
 * @throws ApiProblem `not-found` for a collection that staff do not edit.
 */
export const listHistory: Handler<'listHistory'> = async ({ collection, id }) => {
  if (!v.is(editableCollection, collection)) throw new ApiProblem('not-found');
  return { body: await listEntries(collection, id) };
};
