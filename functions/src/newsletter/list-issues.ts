import type { SentIssue } from '@club/domain/newsletter';
import { limits } from '@club/domain/limits';
import type { Firestore } from '../store/database.ts';
import { listSentIssues } from '../store/issues.ts';
import { listPublishedIssues } from '../store/published-issues.ts';

/**
 * Lists the issues that were sent to readers, the newest first. A published issue remains in the
 * list when the retention rule has deleted its document in `issues`.
 */
export async function listIssues(db: Firestore): Promise<SentIssue[]> {
  const [sentIssues, publishedIssues] = await Promise.all([
    listSentIssues(db),
    listPublishedIssues(db),
  ]);
  const publishedIds = new Set(publishedIssues.map(({ _id }) => _id));
  const sentIds = new Set(sentIssues.map(({ _id }) => _id));
  const olderIssues = publishedIssues
    .filter(({ _id }) => !sentIds.has(_id))
    .map(({ _id, subject, subject_fr, updatedAt }) => ({
      _id,
      subject,
      subject_fr,
      sentAt: updatedAt,
      isPublished: true,
    }));
  return [
    ...sentIssues.map((issue) => ({ ...issue, isPublished: publishedIds.has(issue._id) })),
    ...olderIssues,
  ]
    .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt))
    .slice(0, limits.listSize);
}
