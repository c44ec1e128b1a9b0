import { locales } from '@club/domain/locale';
import type { Issue } from '@club/domain/newsletter';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { transact } from '../store/transact.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { queueMail } from '../mail/outbox.ts';
import { issueId, issueRow, type IssueRow } from './issue-rows.ts';

/** Sends an issue to its sender alone, once in each language. */
export async function tryIssue(db: Firestore, issue: Issue, staff: Staff): Promise<string> {
  const id = issueId(issue);
  await transact(db, async (transaction) => {
    const { exists } = await transaction.get(issueRow(db, id));
    const updatedAt = Timestamp.now();
    if (!exists) {
      const by = { uid: staff.uid, email: staff.email };
      transaction.create(issueRow(db, id), { ...issue, state: 'tried', triedBy: by, updatedAt });
    }
    for (const locale of locales) {
      const errand = { kind: 'trial', issue: id, locale, to: staff.email } as const;
      queueMail(db, transaction, `trial_${id}_${locale}_${updatedAt.toMillis()}`, errand);
    }
  });
  return id;
}

/**
 * Starts the sending of an issue to every reader; once started, asking again changes nothing.
 *
 * @throws ApiProblem `not-tried` when its sender has not seen it yet.
 */
export async function releaseIssue(db: Firestore, issue: Issue, staff: Staff): Promise<string> {
  const id = issueId(issue);
  await transact(db, async (transaction) => {
    const row = (await transaction.get(issueRow(db, id))).data() as IssueRow | undefined;
    if (!row) throw new ApiProblem('not-tried');
    if (row.state !== 'tried') return;
    const by = { uid: staff.uid, email: staff.email };
    const changes = { state: 'sending', sentBy: by, cursor: '', updatedAt: Timestamp.now() };
    transaction.update(issueRow(db, id), changes);
  });
  return id;
}
