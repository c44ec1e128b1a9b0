import { documentId } from '@club/domain/validation/fields';
import * as v from 'valibot';
import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { getIssueProgress } from '../newsletter/get-progress.ts';

/**
 * `GET /api/newsletter/issues/{id}`: gets the progress of an issue.
 *
 * @throws ApiProblem `not-found`
 */
export const getIssue: Handler<'getIssue'> = async ({ id }) => {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  return { body: await getIssueProgress(firestore(), id) };
};
