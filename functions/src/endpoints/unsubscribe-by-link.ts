import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { requireSmallBody } from '../request/read-input.ts';
import { requireHashKey } from '../runtime/keyed-hash.ts';
import { readToken } from '../newsletter/tokens.ts';
import { endSubscription } from '../newsletter/end-subscription.ts';

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
