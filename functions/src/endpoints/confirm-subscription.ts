import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { requireMail } from '../mail/settings.ts';
import { confirmSubscriber } from '../newsletter/confirm-subscription.ts';
import { readToken } from '../newsletter/tokens.ts';

/**
 * `POST /api/email/confirm`: confirms a subscription by the token of its mail. No rate limit per
 * caller: the token is signed, and many readers may share an IP address.
 */
export const confirmSubscription: Handler<'confirmSubscription'> = async ({ input }) => {
  requireMail();
  await confirmSubscriber(firestore(), readToken('confirm', input.token));
  return { body: { ok: true } };
};
