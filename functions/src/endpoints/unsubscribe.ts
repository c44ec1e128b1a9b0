import { paths } from '@club/domain/paths';
import { firestore } from '../store/admin.ts';
import { getCaller } from '../request/caller.ts';
import type { Handler } from './handler.ts';
import { getPagePath, wantsPage } from '../request/form-without-script.ts';
import {
  countAndDetectExcess,
  unsubscribeLimits,
  limitCaller,
  newsletterLimits,
} from '../store/rate-limits.ts';
import { requireHashKey } from '../runtime/keyed-hash.ts';
import { makeSubscriberId } from '../store/subscribers.ts';
import { countRobot, endSubscription } from '../newsletter/end-subscription.ts';

/**
 * `POST /api/email/unsubscribe`: unsubscribes at once. The response is the same for an unknown
 * address (specification, section 7). An unknown address is suppressed too, but not beyond
 * `newsletterLimits`. Callers can still unsubscribe then. A request with a filled honeypot
 * (`website`) is only counted. A form without script is redirected to a confirmation page.
 *
 * @throws ApiProblem `unavailable` if the secret HASH_KEY is not set, or `too-many-requests` beyond
 *   `unsubscribeLimits`
 */
export const unsubscribe: Handler<'unsubscribe'> = async ({ input, request }) => {
  requireHashKey();
  const caller = getCaller(request);
  await limitCaller(firestore(), unsubscribeLimits, caller);
  const skipsUnknownAddress = await countAndDetectExcess(firestore(), newsletterLimits, caller);
  const id = makeSubscriberId(input.email);
  if (input.website === '') await endSubscription(firestore(), id, 'form', { skipsUnknownAddress });
  else await countRobot(firestore(), id);
  const body = { ok: true } as const;
  return wantsPage(request)
    ? { body, redirect: getPagePath(paths.newsletterUnsubscribed, input.lng) }
    : { body };
};
