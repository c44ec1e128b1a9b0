import { paths } from '@club/domain/paths';
import { type MessageList, messageId } from '@club/domain/visitor-message';
import * as v from 'valibot';
import { storeMessage } from './store-message.ts';
import { deleteVisitorMessage, updateMessageState } from './update-message.ts';
import { requireDeliverableAddress } from '../mail/mail-queue.ts';
import { requireMailSettings } from '../mail/settings.ts';
import { getCaller } from '../request/caller.ts';
import { getPagePath } from '../request/form-without-script.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from '../request/handler.ts';
import type { Firestore } from '../store/database.ts';
import { getMessageDocument, listVisitorMessages } from '../store/messages.ts';

/**
 * Lists the messages that are older than a message.
 *
 * @throws ApiProblem `not-found` when that message has been deleted
 */
async function listMessagesBefore(db: Firestore, id: string): Promise<MessageList> {
  const document = await getMessageDocument(db, id);
  if (!document.exists) throw new ApiProblem('not-found');
  return listVisitorMessages(db, document);
}

/**
 * `POST /api/contact`: stores and mails a visitor's message (specification, section 7). It then
 * redirects to /thankyou in the form's language and ignores `_next`. A script that requests JSON
 * gets JSON.
 *
 * @throws ApiProblem `no-mail-host` or `too-many-requests`; `invalid-body` for an address that the
 *   mail host does not accept
 */
export const sendContactMessage: Handler<'sendContactMessage'> = async ({ input, request }) => {
  requireMailSettings();
  await requireDeliverableAddress(firestore(), input.email);
  await storeMessage(firestore(), input, getCaller(request));
  const body = { ok: true } as const;
  const wantsJson = request.get('accept')?.includes('application/json') === true;
  return wantsJson ? { body } : { body, redirect: getPagePath(paths.thankYou, input.lng) };
};

/** `GET /api/messages`: lists the newest messages of the contact form. */
export const listMessages: Handler<'listMessages'> = async () => ({
  body: await listVisitorMessages(firestore()),
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

/**
 * `POST /api/messages/{id}/delete`: deletes a message for good.
 *
 * @throws ApiProblem `not-found`; `conflict`, with the current message in it, if the message has
 *   changed since staff read it
 */
export const deleteMessage: Handler<'deleteMessage'> = async ({ id, input, staff }) => {
  if (!v.is(messageId, id)) throw new ApiProblem('not-found');
  await deleteVisitorMessage(firestore(), id, input, staff);
  return { body: { ok: true } };
};
