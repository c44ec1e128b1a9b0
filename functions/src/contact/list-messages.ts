import type { MessageList } from '@club/domain/visitor-message';
import { ApiProblem } from '../runtime/problem.ts';
import type { Firestore } from '../store/database.ts';
import { getMessageDocument, listVisitorMessages } from '../store/messages.ts';

/** Lists the newest messages. */
export const listNewestMessages = (db: Firestore): Promise<MessageList> => listVisitorMessages(db);

/**
 * Lists the messages that are older than a message.
 *
 * @throws ApiProblem `not-found` when that message has been deleted
 */
export async function listMessagesBefore(db: Firestore, id: string): Promise<MessageList> {
  const document = await getMessageDocument(db, id);
  if (!document.exists) throw new ApiProblem('not-found');
  return listVisitorMessages(db, document);
}
