import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { requireMailSettings, requirePostalAddress } from '../mail/settings.ts';
import { getIssueProgress } from '../newsletter/get-progress.ts';
import { sendIssueToReaders, sendTestIssue } from '../newsletter/send-issue.ts';

/**
 * `POST /api/newsletter/send`. Sends an issue to every reader in their language, or as test mails
 * in both languages to its sender. Returns the issue's progress. A repeated send to the readers
 * sends nothing more. A repeated test sends its test mails again.
 *
 * @throws ApiProblem `no-mail-host`, `no-postal-address`, `not-tried` before the test mails, or a
 *   problem of `checkIssue`
 */
export const sendIssue: Handler<'sendIssue'> = async ({ input, staff }) => {
  requireMailSettings();
  requirePostalAddress();
  const { audience, ...issue } = input;
  const sendToAudience = audience === 'me' ? sendTestIssue : sendIssueToReaders;
  const id = await sendToAudience(firestore(), issue, staff);
  return { body: await getIssueProgress(firestore(), id) };
};
