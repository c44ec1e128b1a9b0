import type { MessageDeletion, MessageUpdate, VisitorMessage } from '@club/domain/visitor-message';
import { ApiProblem } from '../runtime/problem.ts';
import { type Firestore, getNextInstant, type Transaction } from '../store/database.ts';
import {
  deleteMessage,
  findMessage,
  type MessageHandling,
  replaceMessage,
  toVisitorMessage,
} from '../store/messages.ts';
import { recordActivity } from '../store/activity.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import type { Staff } from '../store/staff-accounts.ts';

/** Who answered a message, and when. */
type AnswerFields = Pick<MessageHandling, 'answeredAt' | 'answeredBy'>;

/**
 * Returns who answered a message and when, for its new state. The first answer stays if the message
 * is answered again or archived. The states `new` and `read` clear the answer.
 */
function getAnswerFields(
  state: MessageUpdate['state'],
  before: AnswerFields,
  newFields: Required<AnswerFields>,
): AnswerFields {
  if (state === 'new' || state === 'read') return {};
  const { answeredAt, answeredBy } = before;
  if (answeredAt && answeredBy) return { answeredAt, answeredBy };
  return state === 'answered' ? newFields : {};
}

/**
 * Gets a message that staff change.
 *
 * @throws ApiProblem `not-found`, or `conflict` with the current message when it has changed since
 *   staff saw it
 */
async function getUnchangedMessage(
  db: Firestore,
  transaction: Transaction,
  id: string,
  seenUpdatedAt: string,
) {
  const message = await findMessage(db, id, transaction);
  if (!message) throw new ApiProblem('not-found');
  const current = toVisitorMessage(id, message);
  if (current.updatedAt !== seenUpdatedAt) throw new ApiProblem('conflict', { current });
  return message;
}

/**
 * Changes the state of a message.
 *
 * @throws ApiProblem `not-found`, or `conflict` with the current message when it has changed since
 *   staff saw it
 */
export function updateMessageState(
  db: Firestore,
  id: string,
  { state, updatedAt: seenUpdatedAt }: MessageUpdate,
  { uid, email }: Staff,
): Promise<VisitorMessage> {
  return runRequestTransaction(db, async (transaction) => {
    const message = await getUnchangedMessage(db, transaction, id, seenUpdatedAt);
    const { answeredAt, answeredBy, ...fields } = message;
    const by = { uid, email };
    const updatedAt = getNextInstant(seenUpdatedAt);
    const newFields = { answeredAt: updatedAt, answeredBy: by };
    const answerFields = getAnswerFields(state, message, newFields);
    const changedMessage = { ...fields, ...answerFields, state, updatedAt, updatedBy: by };
    replaceMessage(db, transaction, id, changedMessage);
    // Opening a message is not worth an entry of the log.
    if (message.state !== 'new' || state !== 'read') {
      const subject = { kind: 'messages', id } as const;
      recordActivity(db, transaction, { action: 'update-message', subject, by });
    }
    return toVisitorMessage(id, changedMessage);
  });
}

/**
 * Deletes a message for good. A mail of it that has not left yet is not sent any more.
 *
 * @throws ApiProblem `not-found`, or `conflict` with the current message when it has changed since
 *   staff saw it
 */
export function deleteVisitorMessage(
  db: Firestore,
  id: string,
  { updatedAt }: MessageDeletion,
  staff: Staff,
): Promise<void> {
  return runRequestTransaction(db, async (transaction) => {
    await getUnchangedMessage(db, transaction, id, updatedAt);
    deleteMessage(db, transaction, id);
    const subject = { kind: 'messages', id } as const;
    recordActivity(db, transaction, { action: 'delete-message', subject, by: staff });
  });
}
