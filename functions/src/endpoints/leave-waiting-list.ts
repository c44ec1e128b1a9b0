import { requireHashKey } from '../runtime/keyed-hash.ts';
import { readToken } from '../newsletter/tokens.ts';
import { requireSmallBody } from '../request/read-input.ts';
import { firestore } from '../store/admin.ts';
import { removeFromWaitingList } from '../waiting-list/leave-waiting-list.ts';
import type { Handler } from './handler.ts';

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
