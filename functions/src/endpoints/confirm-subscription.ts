import { firestore } from '../data/admin.ts';
import { callerOf } from '../http/caller.ts';
import type { Handler } from '../http/handler.ts';
import { limitCaller, newsletterCalls } from '../http/rate-limits.ts';
import { requireMail } from '../mail/settings.ts';
import { confirm } from '../newsletter/confirm.ts';
import { readToken } from '../newsletter/tokens.ts';

/** `POST /api/email/confirm`: the button of the page that the confirmation mail leads to. */
export const confirmSubscription: Handler<'confirmSubscription'> = async ({ input, request }) => {
  requireMail();
  const subscriber = readToken('confirm', input.token);
  await limitCaller(firestore(), newsletterCalls, callerOf(request));
  await confirm(firestore(), subscriber);
  return { body: { ok: true } };
};
