import { documentId } from '@club/domain/validation/fields';
import * as v from 'valibot';
import { publishIssue, unpublishIssue } from '../newsletter/publish-issue.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';

/**
 * `PUT /api/newsletter/issues/{id}/publication`: publishes a sent issue on the site, or takes it
 * off.
 *
 * @throws ApiProblem `not-found` for an invalid id. Publishing also throws it for an issue that no
 *   reader has received, and `conflict` when 50 are published.
 */
export const setIssuePublication: Handler<'setIssuePublication'> = async ({ id, input, staff }) => {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  const changePublication = input.isPublished ? publishIssue : unpublishIssue;
  await changePublication(firestore(), id, staff);
  return { body: { ok: true } };
};
