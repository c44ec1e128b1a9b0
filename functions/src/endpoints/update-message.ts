import { messageId } from '@club/domain/visitor-message';
import * as v from 'valibot';
import { updateMessageState } from '../contact/update-message.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';

/**
 * `PATCH /api/messages/{id}`: marks a message as read, answered or archived, or reverts that.
 *
 * @throws ApiProblem `not-found`; `conflict`, with the current message in it, if the message has
 *   changed since staff read it
 */
export const updateMessage: Handler<'updateMessage'> = async ({ id, input, staff }) => {
  if (!v.is(messageId, id)) throw new ApiProblem('not-found');
  return { body: await updateMessageState(firestore(), id, input, staff) };
};
