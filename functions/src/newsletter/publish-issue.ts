import { parseBlocks } from '@club/domain/issue/parse-blocks';
import { serializeBlocks } from '@club/domain/issue/blocks';
import type { PublishedIssue } from '@club/domain/issue/published-issue';
import { limits } from '@club/domain/limits';
import { ApiProblem } from '../runtime/problem.ts';
import type { Firestore } from '../store/database.ts';
import { describeIssue, recordActivity } from '../store/activity.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { isOnHomePageWithConsent } from '../store/home-page-images.ts';
import { findIssue, type StoredIssue } from '../store/issues.ts';
import {
  deletePublishedIssue,
  findPublishedSubjectLines,
  listPublishedIds,
  storePublishedIssue,
} from '../store/published-issues.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';

/**
 * Makes the public form of an issue. The picture is left out unless the home page still shows it,
 * with consent.
 */
function toPublishedIssue(
  id: string,
  issue: StoredIssue,
  isPictureOnHomePage: boolean,
): PublishedIssue {
  const { subject, subject_fr, text, text_fr, imageURL, alt, alt_fr, sentAt, updatedAt } = issue;
  // A language without a text has no blocks, not even the picture.
  const toStoredBlocks = (source: string) =>
    serializeBlocks(source === '' ? [] : parseBlocks(source, { hasPicture: imageURL !== '' }));
  return {
    _id: id,
    subject,
    subject_fr,
    blocks: toStoredBlocks(text),
    blocks_fr: toStoredBlocks(text_fr),
    ...(isPictureOnHomePage ? { imageURL, alt, alt_fr } : { imageURL: '', alt: '', alt_fr: '' }),
    // Visitors read this as the day when the issue was sent.
    updatedAt: (sentAt ?? updatedAt).toDate().toISOString(),
  };
}

/**
 * Publishes an issue on the site. A repeated call has no effect.
 *
 * @throws ApiProblem `not-found` for an issue that no reader has received, or `conflict` when 50
 *   are published
 */
export async function publishIssue(db: Firestore, id: string, staff: Staff): Promise<void> {
  const issue = await findIssue(db, id);
  if (!issue || issue.state === 'tested') throw new ApiProblem('not-found');
  await runRequestTransaction(db, async (transaction) => {
    const publishedIds = await listPublishedIds(db, transaction);
    if (publishedIds.includes(id)) return;
    const isPictureOnHomePage =
      issue.imageURL !== '' && (await isOnHomePageWithConsent(db, issue.imageURL, transaction));
    // The site reads this many at most.
    if (publishedIds.length >= limits.listSize) throw new ApiProblem('conflict');
    storePublishedIssue(db, transaction, toPublishedIssue(id, issue, isPictureOnHomePage));
    const subject = describeIssue(id, issue);
    recordActivity(db, transaction, { action: 'publish-issue', subject, by: staff });
  });
}

/** Takes an issue off the site. A repeated call has no effect. */
export async function unpublishIssue(db: Firestore, id: string, staff: Staff): Promise<void> {
  await runRequestTransaction(db, async (transaction) => {
    const subjectLines = await findPublishedSubjectLines(db, transaction, id);
    if (!subjectLines) return;
    deletePublishedIssue(db, transaction, id);
    const subject = describeIssue(id, subjectLines);
    recordActivity(db, transaction, { action: 'unpublish-issue', subject, by: staff });
  });
}
