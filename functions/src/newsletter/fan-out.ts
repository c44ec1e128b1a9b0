import { queueMail } from '../store/outbox.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { findIssue, listSendingIssues, updateIssue } from '../store/issues.ts';
import { areMailsStopped } from '../store/switches.ts';
import { listReadersAfter } from '../store/subscribers.ts';

const pageSize = 200;

/**
 * Queues the mails of the next readers and moves the cursor in one transaction. Returns true after
 * the last page.
 */
async function queuePage(db: Firestore, id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const issue = await findIssue(db, id, transaction);
    if (issue?.state !== 'sending') return true;
    const { cursor } = issue;
    const { readers, lastId, isLast } = await listReadersAfter(db, transaction, {
      cursor,
      size: pageSize,
    });
    for (const { id: subscriber, locale } of readers) {
      const job = { kind: 'issue', issue: id, subscriber, locale } as const;
      queueMail(db, transaction, `issue_${id}_${subscriber}`, job);
    }
    updateIssue(db, transaction, id, {
      cursor: lastId ?? cursor,
      updatedAt: Timestamp.now(),
      ...(isLast && { state: 'queued' }),
    });
    return isLast;
  });
}

/**
 * Queues an issue's mail for every confirmed reader. After a crash, or after mails were stopped, it
 * continues at the cursor. Two simultaneous runs share the work.
 */
export async function fanOutIssue(db: Firestore, id: string): Promise<void> {
  while (!(await areMailsStopped(db)) && !(await queuePage(db, id)));
}

/** Continues the issues whose fan-out has made no progress for five minutes. */
export async function resumeIssues(db: Firestore): Promise<void> {
  for (const { id, issue } of await listSendingIssues(db)) {
    if (issue.updatedAt.toMillis() < Date.now() - 5 * 60_000) await fanOutIssue(db, id);
  }
}
