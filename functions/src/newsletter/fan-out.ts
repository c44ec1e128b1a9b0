import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { queueMail } from '../mail/outbox.ts';
import { issueRow, type IssueRow } from './issue-rows.ts';
import type { Subscriber } from './subscribers.ts';

const pageSize = 200;

/** Queues the mails of the next readers and moves the cursor, together or not at all. */
async function queuePage(db: Firestore, id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const issue = (await transaction.get(issueRow(db, id))).data() as IssueRow | undefined;
    if (issue?.state !== 'sending') return true;
    const readers = db
      .collection('subscribers')
      .where('state', '==', 'confirmed')
      .orderBy(FieldPath.documentId())
      .limit(pageSize);
    const { cursor = '' } = issue;
    const { docs } = await transaction.get(cursor === '' ? readers : readers.startAfter(cursor));
    for (const doc of docs) {
      const { locale } = doc.data() as Subscriber;
      const errand = { kind: 'issue', issue: id, subscriber: doc.id, locale } as const;
      queueMail(db, transaction, `issue_${id}_${doc.id}`, errand);
    }
    const isLast = docs.length < pageSize;
    transaction.update(issueRow(db, id), {
      cursor: docs.at(-1)?.id ?? cursor,
      updatedAt: Timestamp.now(),
      ...(isLast && { state: 'queued' }),
    });
    return isLast;
  });
}

/**
 * Queues an issue's mail for every reader who confirmed. After a crash it goes on where it stopped,
 * and two runs at once share the work: the cursor moves with the mails it stands for.
 */
export async function fanOut(db: Firestore, id: string): Promise<void> {
  while (!(await queuePage(db, id)));
}

/** Takes up the issues whose fan-out has stood still for five minutes. */
export async function resumeIssues(db: Firestore): Promise<void> {
  const { docs } = await db.collection('issues').where('state', '==', 'sending').get();
  for (const doc of docs) {
    const { updatedAt } = doc.data() as IssueRow;
    if (updatedAt.toMillis() < Date.now() - 5 * 60_000) await fanOut(db, doc.id);
  }
}
