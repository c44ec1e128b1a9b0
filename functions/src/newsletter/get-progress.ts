import type { IssueProgress } from '@club/domain/newsletter';
import { ApiProblem } from '../runtime/problem.ts';
import type { Firestore } from '../store/database.ts';
import { findIssue } from '../store/issues.ts';
import { countIssueMails } from '../store/outbox.ts';

/**
 * Counts the mails of an issue by state.
 *
 * @throws ApiProblem `not-found` for an issue without a test mail
 */
export async function getIssueProgress(db: Firestore, id: string): Promise<IssueProgress> {
  const row = await findIssue(db, id);
  if (!row) throw new ApiProblem('not-found');
  // This count comes first: when it is zero, the other counts are final.
  const waitingCount = await countIssueMails(db, id, 'queued', 'sending');
  const [sentCount, failedCount, unknownCount, skippedCount] = await Promise.all([
    countIssueMails(db, id, 'sent'),
    countIssueMails(db, id, 'failed'),
    countIssueMails(db, id, 'unknown'),
    countIssueMails(db, id, 'skipped'),
  ]);
  const isSent = row.state === 'queued' && waitingCount === 0;
  const state = row.state === 'tried' ? 'tried' : isSent ? 'sent' : 'sending';
  const { subject, subject_fr, updatedAt } = row;
  return {
    _id: id,
    subject,
    subject_fr,
    state,
    updatedAt: updatedAt.toDate().toISOString(),
    waiting: waitingCount,
    sent: sentCount,
    failed: failedCount,
    unknown: unknownCount,
    skipped: skippedCount,
  };
}
