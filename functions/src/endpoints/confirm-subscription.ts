import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';
import { requireMailSettings } from '../mail/settings.ts';
import { confirmSubscriber } from '../newsletter/confirm-subscription.ts';
import { readToken } from '../newsletter/tokens.ts';

/**
 * `POST /api/email/confirm`: confirms a subscription by the token of its mail. The token is signed,
 * and many readers may share an IP address. So there is no rate limit per caller.
 */
export const confirmSubscription: Handler<'confirmSubscription'> = async ({ input }) => {
  requireMailSettings();
  await confirmSubscriber(firestore(), readToken('confirm', input.token));
  return { body: { ok: true } };
};
