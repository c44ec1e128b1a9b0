import { paths } from '@club/domain/paths';
import { firestore } from '../store/admin.ts';
import { getCaller } from '../request/caller.ts';
import type { Handler } from './handler.ts';
import { getPagePath, wantsPage } from '../request/plain-form.ts';
import { limitCaller, newsletterCalls } from '../store/rate-limits.ts';
import { requireMail, requirePostalAddress } from '../mail/settings.ts';
import { requestSubscription } from '../newsletter/request-subscription.ts';

/**
 * `POST /api/email/subscribe`: the same answer for an address that is new, known or waiting
 * (section 7). A form sent without script leads to a page that says what happens next.
 *
 * @throws ApiProblem `no-mail-host`, or `no-postal-address`: nothing is stored then.
 */
export const subscribe: Handler<'subscribe'> = async ({ input, request }) => {
  requireMail();
  requirePostalAddress();
  await limitCaller(firestore(), newsletterCalls, getCaller(request));
  await requestSubscription(firestore(), input);
  const body = { ok: true } as const;
  return wantsPage(request)
    ? { body, redirect: getPagePath(paths.newsletterRequested, input.lng) }
    : { body };
};
