import { queueMail } from '../store/outbox.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { findIssue, listSendingIssues, updateIssue } from '../store/issues.ts';
import { listReadersAfter } from '../store/subscribers.ts';

const pageSize = 200;

/** Queues the mails of the next readers and moves the cursor, together or not at all. */
async function queuePage(db: Firestore, id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const issue = await findIssue(db, id, transaction);
    if (issue?.state !== 'sending') return true;
    const { cursor } = issue;
    const readers = await listReadersAfter(db, transaction, { cursor, size: pageSize });
    for (const { id: subscriber, locale } of readers) {
      const job = { kind: 'issue', issue: id, subscriber, locale } as const;
      queueMail(db, transaction, `issue_${id}_${subscriber}`, job);
    }
    const isLast = readers.length < pageSize;
    updateIssue(db, transaction, id, {
      cursor: readers.at(-1)?.id ?? cursor,
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
export async function fanOutIssue(db: Firestore, id: string): Promise<void> {
  while (!(await queuePage(db, id)));
}

/** Takes up the issues whose fan-out has stood still for five minutes. */
export async function resumeIssues(db: Firestore): Promise<void> {
  for (const { id, issue } of await listSendingIssues(db)) {
    if (issue.updatedAt.toMillis() < Date.now() - 5 * 60_000) await fanOutIssue(db, id);
  }
}
