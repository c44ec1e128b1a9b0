import { paths } from '@club/domain/paths';
import { documentId } from '@club/domain/validation/fields';
import * as v from 'valibot';
import { requireDeliverableAddress } from '../mail/mail-queue.ts';
import { requireMailSettings, requirePostalAddress, getSender } from '../mail/settings.ts';
import { confirmSubscriber } from '../newsletter/confirm-subscription.ts';
import { endSubscription, unsubscribeAddress } from '../newsletter/end-subscription.ts';
import { getIssueProgress } from '../newsletter/get-progress.ts';
import { listIssues as listReaderIssues } from '../newsletter/list-issues.ts';
import { publishIssue, unpublishIssue } from '../newsletter/publish-issue.ts';
import { requestSubscription } from '../newsletter/request-subscription.ts';
import { sendIssueToReaders, sendTestIssue } from '../newsletter/send-issue.ts';
import { readConfirmation, readToken } from '../newsletter/tokens.ts';
import { getCaller } from '../request/caller.ts';
import { getPagePath, wantsPage } from '../request/form-without-script.ts';
import { requireSmallBody } from '../request/read-input.ts';
import { requireHashKey } from '../runtime/keyed-hash.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { countSubscribers } from '../store/subscribers.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/email/subscribe`: requests a subscription. The response is the same for a new, pending
 * or confirmed address (specification, section 7). A form without script is redirected to a page
 * about the next step.
 *
 * @throws ApiProblem `no-mail-host`, `no-postal-address` or `too-many-requests`
 */
export const subscribe: Handler<'subscribe'> = async ({ input, request }) => {
  requireMailSettings();
  requirePostalAddress();
  await requireDeliverableAddress(firestore(), input.email);
  await requestSubscription(firestore(), input, getCaller(request));
  const body = { ok: true } as const;
  return wantsPage(request)
    ? { body, redirect: getPagePath(paths.newsletterRequested, input.lng) }
    : { body };
};

/**
 * `POST /api/email/confirm`: confirms a subscription by the token of its mail. The token is signed,
 * and many readers may share an IP address. So there is no rate limit per caller.
 */
export const confirmSubscription: Handler<'confirmSubscription'> = async ({ input }) => {
  requireMailSettings();
  await confirmSubscriber(firestore(), readConfirmation('confirm', input.token));
  return { body: { ok: true } };
};

/**
 * `POST /api/email/unsubscribe`: unsubscribes at once. The response is the same for an unknown
 * address (specification, section 7). A form without script is redirected to a confirmation page.
 *
 * @throws ApiProblem `unavailable` if the secret HASH_KEY is not set, or `too-many-requests` for the
 *   caller
 */
export const unsubscribe: Handler<'unsubscribe'> = async ({ input, request }) => {
  requireHashKey();
  await unsubscribeAddress(firestore(), input, getCaller(request));
  const body = { ok: true } as const;
  return wantsPage(request)
    ? { body, redirect: getPagePath(paths.newsletterUnsubscribed, input.lng) }
    : { body };
};

/** `POST /api/email/unsubscribe-link`: unsubscribes by the token of an issue's link. */
export const unsubscribeByLink: Handler<'unsubscribeByLink'> = async ({ input }) => {
  requireHashKey();
  await endSubscription(firestore(), readToken('unsubscribe', input.token), 'link');
  return { body: { ok: true } };
};

/**
 * `POST /api/email/one-click/{id}`: unsubscribes by the unsubscribe button of a mail program (RFC
 * 8058). `{id}` is the token. Mail programs send multipart, form-encoded or empty bodies, so the
 * body is ignored. There is no rate limit per caller, because requests for many readers come from a
 * provider's few IP addresses.
 */
export const unsubscribeByOneClick: Handler<'unsubscribeByOneClick'> = async ({
  id: token,
  request,
}) => {
  requireHashKey();
  requireSmallBody(request);
  await endSubscription(firestore(), readToken('unsubscribe', token), 'one-click');
  return { body: { ok: true } };
};

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
