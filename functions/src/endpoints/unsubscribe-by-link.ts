import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { requireSmallBody } from '../request/read-input.ts';
import { requireMail } from '../mail/settings.ts';
import { readToken } from '../newsletter/tokens.ts';
import { endSubscription } from '../newsletter/end-subscription.ts';

/** `POST /api/email/unsubscribe-link`: the button of the page behind an issue's unsubscribe link. */
export const unsubscribeByLink: Handler<'unsubscribeByLink'> = async ({ input }) => {
  requireMail();
  await endSubscription(firestore(), readToken('unsubscribe', input.token), 'link');
  return { body: { ok: true } };
};

/**
 * `POST /api/email/one-click/{token}`: what a mail program sends (RFC 8058). The RFC lets it send
 * multipart or form-encoded bodies, and some send none: the token alone decides. Never limited:
 * many readers leave through the few addresses of one mail provider.
 */
export const unsubscribeByOneClick: Handler<'unsubscribeByOneClick'> = async ({ id, request }) => {
  requireMail();
  requireSmallBody(request);
  await endSubscription(firestore(), readToken('unsubscribe', id), 'one-click');
  return { body: { ok: true } };
};
