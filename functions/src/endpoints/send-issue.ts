import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { requireMail, requirePostalAddress } from '../mail/settings.ts';
import { getIssueProgress } from '../newsletter/get-progress.ts';
import { releaseIssue, sendTestIssue } from '../newsletter/send-issue.ts';

/**
 * `POST /api/newsletter/send`: an issue in both languages, to its sender on trial, then to every
 * reader in theirs. Gives where the issue stands; asked again, it sends nothing twice.
 *
 * @throws ApiProblem `no-postal-address`, or `not-tried` before the trial.
 */
export const sendIssue: Handler<'sendIssue'> = async ({ input, staff }) => {
  requireMail();
  requirePostalAddress();
  const { audience, ...issue } = input;
  const sendToAudience = audience === 'me' ? sendTestIssue : releaseIssue;
  const id = await sendToAudience(firestore(), issue, staff);
  return { body: await getIssueProgress(firestore(), id) };
};
