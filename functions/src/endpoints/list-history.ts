import { documentId } from '@club/domain/fields';
import { editableCollection } from '@club/domain/history';
import * as v from 'valibot';
import { listEntries } from '../store/history.ts';
import type { Handler } from './handler.ts';
import { ApiProblem } from '../runtime/problem.ts';

/**
 * `GET /api/history/{collection}/{id}`: who saved a row and when, before and after, the newest first.
 *
 * @throws ApiProblem `not-found` for a collection that staff do not edit, or an id that no row has:
 *   Firestore answers a filter on a very long text only after its own timeout.
 */
export const listHistory: Handler<'listHistory'> = async ({ collection, id }) => {
  const isRow = v.is(editableCollection, collection) && v.is(documentId, id);
  if (!isRow) throw new ApiProblem('not-found');
  return { body: await listEntries(collection, id) };
};
