import { firestore } from '../data/admin.ts';
import { callerOf } from '../http/caller.ts';
import type { Handler } from '../http/handler.ts';
import { limitCaller, newsletterCalls } from '../http/rate-limits.ts';
import { requireMail } from '../mail/settings.ts';
import { subscriberId } from '../newsletter/subscribers.ts';
import { unsubscribe as leave } from '../newsletter/unsubscribe.ts';

/** `POST /api/email/unsubscribe`: at once, and the same answer for an unknown address (section 7). */
export const unsubscribe: Handler<'unsubscribe'> = async ({ input, request }) => {
  requireMail();
  await limitCaller(firestore(), newsletterCalls, callerOf(request));
  if (input.website === '') await leave(firestore(), subscriberId(input.email), 'form');
  return { body: { ok: true } };
};
