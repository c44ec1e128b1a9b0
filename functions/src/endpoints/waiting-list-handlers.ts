import { programId } from '@club/domain/waiting-list';
import * as v from 'valibot';
import { requireDeliverableAddress } from '../mail/mail-queue.ts';
import { requireMailSettings, requirePostalAddress } from '../mail/settings.ts';
import { readConfirmation, readToken } from '../newsletter/tokens.ts';
import { getCaller } from '../request/caller.ts';
import { requireSmallBody } from '../request/read-input.ts';
import { requireHashKey } from '../runtime/keyed-hash.ts';
import { ApiProblem } from '../runtime/problem.ts';
import { firestore } from '../store/admin.ts';
import { confirmPlaceRequest as confirmRequest } from '../waiting-list/confirm-place-request.ts';
import { removeFromWaitingList } from '../waiting-list/leave-waiting-list.ts';
import { notifyFamilies } from '../waiting-list/notify-waiting-list.ts';
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
  await requireDeliverableAddress(firestore(), input.email);
  await storeRequest(firestore(), input, getCaller(request));
  return { body: { ok: true } };
};

/** `POST /api/waiting-list/confirm`: confirms a request by the token of its mail. */
export const confirmPlaceRequest: Handler<'confirmPlaceRequest'> = async ({ input }) => {
  requireMailSettings();
  await confirmRequest(firestore(), readConfirmation('confirm-place', input.token));
  return { body: { ok: true } };
};

/** `POST /api/waiting-list/leave`: leaves the waiting list by the token of a mail's link. */
export const leaveWaitingList: Handler<'leaveWaitingList'> = async ({ input }) => {
  requireHashKey();
  await removeFromWaitingList(firestore(), readToken('leave-waiting-list', input.token));
  return { body: { ok: true } };
};

/**
 * `POST /api/waiting-list/one-click/{id}`: leaves the waiting list by the unsubscribe button of a
 * mail program (RFC 8058). `{id}` is the token. The body is ignored, as for the newsletter.
 */
export const leaveWaitingListByOneClick: Handler<'leaveWaitingListByOneClick'> = async ({
  id,
  request,
}) => {
  requireHashKey();
  requireSmallBody(request);
  await removeFromWaitingList(firestore(), readToken('leave-waiting-list', id));
  return { body: { ok: true } };
};

/**
 * `POST /api/waiting-list/{id}/notify`: queues one mail to each family that waits for a program. A
 * repeated request sends nothing twice.
 *
 * @throws ApiProblem `no-mail-host`, `no-postal-address`, `not-found`, or `conflict` while the
 *   program is full
 */
export const notifyWaitingList: Handler<'notifyWaitingList'> = async ({ id, staff }) => {
  requireMailSettings();
  requirePostalAddress();
  if (!v.is(programId, id)) throw new ApiProblem('not-found');
  return { body: { notified: await notifyFamilies(firestore(), id, staff) } };
};
