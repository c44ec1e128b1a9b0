import { requireMailSettings, requirePostalAddress } from '../mail/settings.ts';
import { getCaller } from '../request/caller.ts';
import { firestore } from '../store/admin.ts';
import { limitCaller, waitingListLimits } from '../store/rate-limits.ts';
import { requestPlace as storeRequest } from '../waiting-list/request-place.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/waiting-list`: requests a mail for when a place opens in a program. The response is the
 * same for a new, pending or confirmed address.
 *
 * @throws ApiProblem `no-mail-host`, `no-postal-address` or `too-many-requests`
 */
export const requestPlace: Handler<'requestPlace'> = async ({ input, request }) => {
  requireMailSettings();
  requirePostalAddress();
  await limitCaller(firestore(), waitingListLimits, getCaller(request));
  await storeRequest(firestore(), input);
  return { body: { ok: true } };
};
