import type { ActivitySubject } from '@club/domain/activity';
import { locales } from '@club/domain/locale';
import type { Issue } from '@club/domain/newsletter';
import { runRequestTransaction } from '../store/request-transaction.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { queueMail } from '../store/outbox.ts';
import { type Firestore, Timestamp } from '../store/database.ts';
import { recordActivity } from '../store/activity.ts';
import { createIssue, findIssue, issueId, updateIssue } from '../store/issues.ts';

const toSubject = (issue: Issue): ActivitySubject => ({
  kind: 'issues',
  id: issueId(issue),
  title: issue.subject,
  title_fr: issue.subject_fr,
});

/** Sends an issue to its sender alone, in both languages. */
export async function sendTestIssue(db: Firestore, issue: Issue, staff: Staff): Promise<string> {
  const id = issueId(issue);
  await runRequestTransaction(db, async (transaction) => {
    const row = await findIssue(db, id, transaction);
    const updatedAt = Timestamp.now();
    if (!row) {
      const triedBy = { uid: staff.uid, email: staff.email };
      createIssue(db, transaction, id, { ...issue, state: 'tried', triedBy, updatedAt });
    }
    recordActivity(db, transaction, { action: 'test-issue', subject: toSubject(issue), by: staff });
    for (const locale of locales) {
      const job = { kind: 'trial', issue: id, locale, to: staff.email } as const;
      queueMail(db, transaction, `trial_${id}_${locale}_${updatedAt.toMillis()}`, job);
    }
  });
  return id;
}

/**
 * Starts sending an issue to every reader. A repeated call has no effect.
 *
 * @throws ApiProblem `not-tried` before the test mail
 */
export async function releaseIssue(db: Firestore, issue: Issue, staff: Staff): Promise<string> {
  const id = issueId(issue);
  await runRequestTransaction(db, async (transaction) => {
    const row = await findIssue(db, id, transaction);
    if (!row) throw new ApiProblem('not-tried');
    if (row.state !== 'tried') return;
    const sentBy = { uid: staff.uid, email: staff.email };
    const changes = { state: 'sending', sentBy, cursor: '', updatedAt: Timestamp.now() } as const;
    updateIssue(db, transaction, id, changes);
    recordActivity(db, transaction, { action: 'send-issue', subject: toSubject(issue), by: staff });
  });
  return id;
}
