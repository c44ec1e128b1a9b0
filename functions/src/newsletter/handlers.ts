import { documentId } from '@club/domain/validation/fields';
import * as v from 'valibot';
import { requireMailSettings, requirePostalAddress, getSender } from '../mail/settings.ts';
import { getIssueProgress } from './get-progress.ts';
import { listIssues as listReaderIssues } from './list-issues.ts';
import { publishIssue, unpublishIssue } from './publish-issue.ts';
import { sendIssueToReaders, sendTestIssue } from './send-issue.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { countSubscribers } from '../store/subscribers.ts';
import type { Handler } from '../request/handler.ts';

/**
 * `GET /api/newsletter/audience`: counts the confirmed and the pending subscribers, without their
 * addresses. Also returns the sender of the next issue.
 */
export const getAudience: Handler<'getAudience'> = async () => {
  const [confirmedCount, pendingCount] = await Promise.all([
    countSubscribers(firestore(), 'confirmed'),
    countSubscribers(firestore(), 'pending'),
  ]);
  return { body: { confirmed: confirmedCount, pending: pendingCount, sender: getSender() } };
};

/**
 * `POST /api/newsletter/send`. Queues an issue for every reader in their language, or its test mails
 * in both languages for its sender. Returns the issue's progress. For the readers, a repeated call
 * queues nothing more. A repeated test queues its test mails again.
 *
 * @throws ApiProblem `no-mail-host`, `no-postal-address`, `not-tested` before the test mails, or a
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

/**
 * `GET /api/newsletter/issues/{id}`: gets the progress of an issue.
 *
 * @throws ApiProblem `not-found`
 */
export const getIssue: Handler<'getIssue'> = async ({ id }) => {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  return { body: await getIssueProgress(firestore(), id) };
};

/** `GET /api/newsletter/issues`: lists the issues that were sent, or are being sent, to readers. */
export const listIssues: Handler<'listIssues'> = async () => ({
  body: await listReaderIssues(firestore()),
});

/**
 * `PUT /api/newsletter/issues/{id}/publication`: publishes a sent issue on the site, or takes it
 * off.
 *
 * @throws ApiProblem `not-found` for an invalid id. Publishing also throws it for an issue that no
 *   reader has received, and `conflict` when 50 are published.
 */
export const setIssuePublication: Handler<'setIssuePublication'> = async ({ id, input, staff }) => {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  const changePublication = input.isPublished ? publishIssue : unpublishIssue;
  await changePublication(firestore(), id, staff);
  return { body: { ok: true } };
};
