import { messageId } from '@club/domain/visitor-message';
import * as v from 'valibot';
import { listMessagesBefore, listNewestMessages } from '../contact/list-messages.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';

/** `GET /api/messages`: lists the newest messages of the contact form. */
export const listMessages: Handler<'listMessages'> = async () => ({
  body: await listNewestMessages(firestore()),
});

/**
 * `GET /api/messages/{id}/older`: lists the messages that are older than the named one.
 *
 * @throws ApiProblem `not-found`
 */
export const listOlderMessages: Handler<'listOlderMessages'> = async ({ id }) => {
  if (!v.is(messageId, id)) throw new ApiProblem('not-found');
  return { body: await listMessagesBefore(firestore(), id) };
};
