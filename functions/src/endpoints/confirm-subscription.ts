import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { requireMail } from '../mail/settings.ts';
import { confirmSubscriber } from '../newsletter/confirm-subscription.ts';
import { readToken } from '../newsletter/tokens.ts';

/**
 * `POST /api/email/confirm`: the button of the page that the confirmation mail leads to. Not limited
 * by caller: the token is signed, and a reader is never refused for what others behind their address did.
 */
export const confirmSubscription: Handler<'confirmSubscription'> = async ({ input }) => {
  requireMail();
  await confirmSubscriber(firestore(), readToken('confirm', input.token));
  return { body: { ok: true } };
};
