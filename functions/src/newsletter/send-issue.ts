import { composeIssueHtml } from '@club/domain/issue-mail';
import { findInvalidLink } from '@club/domain/issue/find-invalid-link';
import {
  findIssueLocale,
  issueFieldNames,
  listMissingFields,
} from '@club/domain/issue/issue-language';
import { locales } from '@club/domain/locale';
import type { Issue } from '@club/domain/newsletter';
import { getSender } from '../mail/settings.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { describeIssue, recordActivity } from '../store/activity.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { isOnHomePageWithConsent } from '../store/home-page-images.ts';
import { createIssue, findIssue, makeIssueId, updateIssue } from '../store/issues.ts';
import { queueMail } from '../store/outbox.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import type { Staff } from '../store/staff-accounts.ts';

/** Gmail cuts mails at 102 KB. Each reader's unsubscribe link adds a few bytes. */
const maxHtmlBytes = 100_000;

/**
 * Requires an issue that is complete in one language or in both, not too long, and without invalid
 * links. The home page must show its picture now, with consent.
 *
 * @throws ApiProblem `invalid-body`, `invalid-link`, or `picture-not-published`
 */
async function checkIssue(db: Firestore, issue: Issue): Promise<void> {
  const missingFields = listMissingFields(issue);
  if (missingFields.length > 0) throw new ApiProblem('invalid-body', { fields: missingFields });
  for (const field of ['text', 'text_fr'] as const) {
    const link = findInvalidLink(issue[field]);
    if (link !== undefined) throw new ApiProblem('invalid-link', { fields: [field], link });
  }
  for (const locale of locales) {
    const html = composeIssueHtml(issue, { locale, sender: getSender() });
    if (Buffer.byteLength(html) > maxHtmlBytes)
      throw new ApiProblem('invalid-body', {
        fields: [issueFieldNames[findIssueLocale(issue, locale)].text],
      });
  }
  if (issue.imageURL === '') return;
  if (!(await isOnHomePageWithConsent(db, issue.imageURL)))
    throw new ApiProblem('picture-not-published');
}

/**
 * Queues an issue's test mails to the member of staff alone, in both languages. A repeated call
 * queues them again. Returns the issue's id.
 *
 * @throws the problems of `checkIssue`
 */
export async function sendTestIssue(db: Firestore, issue: Issue, staff: Staff): Promise<string> {
  await checkIssue(db, issue);
  const id = makeIssueId(issue);
  await runRequestTransaction(db, async (transaction) => {
    const storedIssue = await findIssue(db, id, transaction);
    const now = Timestamp.now();
    if (!storedIssue) {
      const testedBy = { uid: staff.uid, email: staff.email };
      createIssue(db, transaction, id, { ...issue, state: 'tested', testedBy, updatedAt: now });
    }
    recordActivity(db, transaction, {
      action: 'test-issue',
      subject: describeIssue(id, issue),
      by: staff,
    });
    for (const locale of locales) {
      const job = { kind: 'test-issue', issue: id, locale, to: staff.email } as const;
      queueMail(db, transaction, `test-issue_${id}_${locale}_${now.toMillis()}`, job);
    }
  });
  return id;
}

/**
 * Marks an issue as being sent, and returns its id. The trigger `queueIssue` then queues the mails. A
 * repeated call has no effect.
 *
 * @throws ApiProblem `not-tested` before the issue's test mails, and the problems of `checkIssue`
 */
export async function sendIssueToReaders(
  db: Firestore,
  issue: Issue,
  staff: Staff,
): Promise<string> {
  await checkIssue(db, issue);
  const id = makeIssueId(issue);
  await runRequestTransaction(db, async (transaction) => {
    const storedIssue = await findIssue(db, id, transaction);
    if (!storedIssue) throw new ApiProblem('not-tested');
    if (storedIssue.state !== 'tested') return;
    const sentBy = { uid: staff.uid, email: staff.email };
    const now = Timestamp.now();
    updateIssue(db, transaction, id, {
      state: 'sending',
      sentBy,
      // No reader has a mail yet (`fan-out.ts`).
      cursor: '',
      sentAt: now,
      updatedAt: now,
    });
    recordActivity(db, transaction, {
      action: 'send-issue',
      subject: describeIssue(id, issue),
      by: staff,
    });
  });
  return id;
}
