import { firestore } from '../data/admin.ts';
import { callerOf } from '../http/caller.ts';
import type { Handler } from '../http/handler.ts';
import { limitCaller, newsletterCalls } from '../http/rate-limits.ts';
import { requireMail } from '../mail/settings.ts';
import { requestSubscription } from '../newsletter/subscribe.ts';

/** `POST /api/email/subscribe`: the same answer for an address that is new, known or waiting (section 7). */
export const subscribe: Handler<'subscribe'> = async ({ input, request }) => {
  requireMail();
  await limitCaller(firestore(), newsletterCalls, callerOf(request));
  if (input.website === '') await requestSubscription(firestore(), input);
  return { body: { ok: true } };
};
