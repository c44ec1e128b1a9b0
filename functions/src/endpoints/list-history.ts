import { documentId } from '@club/domain/validation/fields';
import { editableCollectionSchema } from '@club/domain/history';
import * as v from 'valibot';
import { listHistoryEntries } from '../store/history.ts';
import { omitTakenDownImages } from '../content/taken-down-images.ts';
import type { Handler } from './handler.ts';
import { ApiProblem } from '../runtime/problem.ts';

/**
 * `GET /api/history/{collection}/{id}`: lists the saves of a row, newest first.
 *
 * @throws ApiProblem `not-found` for a collection without history or an invalid id
 */
export const listHistory: Handler<'listHistory'> = async ({ collection, id }) => {
  // The id is checked first. Firestore responds to a very long one only after its timeout.
  const isRow = v.is(editableCollectionSchema, collection) && v.is(documentId, id);
  if (!isRow) throw new ApiProblem('not-found');
  return { body: await omitTakenDownImages(await listHistoryEntries(collection, id)) };
};
