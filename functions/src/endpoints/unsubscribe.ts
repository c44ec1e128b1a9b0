import { paths } from '@club/domain/paths';
import { firestore } from '../store/admin.ts';
import { callerOf } from '../request/caller.ts';
import type { Handler } from './handler.ts';
import { pageFor, wantsPage } from '../request/plain-form.ts';
import { isOverLimit, leavingCalls, limitCaller, newsletterCalls } from '../store/rate-limits.ts';
import { requireMail } from '../mail/settings.ts';
import { subscriberId } from '../store/subscribers.ts';
import { countRobot, unsubscribe as leave } from '../newsletter/unsubscribe.ts';

/**
 * `POST /api/email/unsubscribe`: at once, and the same answer for an unknown address (section 7).
 * Nobody is kept on the list because others behind the same address called too often: then only
 * unknown addresses, which have nothing to leave, are no longer written down.
 * A form sent without script leads to a page that says so.
 */
export const unsubscribe: Handler<'unsubscribe'> = async ({ input, request }) => {
  requireMail();
  const caller = callerOf(request);
  await limitCaller(firestore(), leavingCalls, caller);
  const isKnownOnly = await isOverLimit(firestore(), newsletterCalls, caller);
  const id = subscriberId(input.email);
  if (input.website === '') await leave(firestore(), id, 'form', { isKnownOnly });
  else await countRobot(firestore(), id);
  const body = { ok: true } as const;
  return wantsPage(request)
    ? { body, redirect: pageFor(paths.newsletterUnsubscribed, input.lng) }
    : { body };
};
