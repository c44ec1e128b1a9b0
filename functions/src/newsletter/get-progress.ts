import type { IssueProgress } from '@club/domain/newsletter';
import { ApiProblem } from '../runtime/problem.ts';
import type { Firestore } from '../store/database.ts';
import { findIssue } from '../store/issues.ts';
import { countIssueMails } from '../store/outbox.ts';
import { countUnsubscribedSince } from '../store/subscribers.ts';

/**
 * Gets an issue and its state, and counts its mails by state. It also counts the subscriptions that
 * have ended since the issue was sent.
 *
 * @throws ApiProblem `not-found` for an issue that is not stored: never tested, or deleted
 */
export async function getIssueProgress(db: Firestore, id: string): Promise<IssueProgress> {
  const issue = await findIssue(db, id);
  if (!issue) throw new ApiProblem('not-found');
  // This count comes before the others: if the issue is `queued` and no mail waits, they are final.
  const waitingCount = await countIssueMails(db, id, 'queued', 'sending');
  const hasBegunSending = issue.state !== 'tested';
  const [sentCount, failedCount, unknownCount, skippedCount, unsubscribedCount] = await Promise.all(
    [
      countIssueMails(db, id, 'sent'),
      countIssueMails(db, id, 'failed'),
      countIssueMails(db, id, 'unknown'),
      countIssueMails(db, id, 'skipped'),
      hasBegunSending
        ? countUnsubscribedSince(db, (issue.sentAt ?? issue.updatedAt).toMillis())
        : 0,
    ],
  );
  const isComplete = issue.state === 'queued' && waitingCount === 0;
  const state = !hasBegunSending ? 'tested' : isComplete ? 'sent' : 'sending';
  const { subject, subject_fr, text, text_fr, imageURL, alt, alt_fr, updatedAt } = issue;
  return {
    _id: id,
    subject,
    subject_fr,
    text,
    text_fr,
    imageURL,
    alt,
    alt_fr,
    state,
    updatedAt: updatedAt.toDate().toISOString(),
    waiting: waitingCount,
    sent: sentCount,
    failed: failedCount,
    unknown: unknownCount,
    skipped: skippedCount,
    unsubscribed: unsubscribedCount,
  };
}
