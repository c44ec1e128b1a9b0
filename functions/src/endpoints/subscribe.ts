import { paths } from '@club/domain/paths';
import { firestore } from '../store/admin.ts';
import { getCaller } from '../request/caller.ts';
import type { Handler } from './handler.ts';
import { getPagePath, wantsPage } from '../request/form-without-script.ts';
import { limitCaller, newsletterLimits } from '../store/rate-limits.ts';
import { requireMailSettings, requirePostalAddress } from '../mail/settings.ts';
import { requestSubscription } from '../newsletter/request-subscription.ts';

/**
 * `POST /api/email/subscribe`: requests a subscription. The response is the same for a new, pending
 * or confirmed address (specification, section 7). A form without script is redirected to a page
 * about the next step.
 *
 * @throws ApiProblem `no-mail-host`, `no-postal-address` or `too-many-requests`
 */
export const subscribe: Handler<'subscribe'> = async ({ input, request }) => {
  requireMailSettings();
  requirePostalAddress();
  await limitCaller(firestore(), newsletterLimits, getCaller(request));
  await requestSubscription(firestore(), input);
  const body = { ok: true } as const;
  return wantsPage(request)
    ? { body, redirect: getPagePath(paths.newsletterRequested, input.lng) }
    : { body };
};
