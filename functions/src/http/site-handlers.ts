import { limits } from '@club/domain/limits';
import { programIds } from '@club/domain/program-ids';
import { getCallerAddress, getCaller } from '../request/caller.ts';
import { requireSmallBody } from '../request/read-input.ts';
import { isHashKeySet } from '../runtime/keyed-hash.ts';
import { listActivity as listActivityPage } from '../store/activity.ts';
import { firestore } from '../store/admin.ts';
import { countClientError } from '../store/client-errors.ts';
import { countConfirmedFamilies } from '../store/families.ts';
import { countNewMessages } from '../store/messages.ts';
import { countMails } from '../store/outbox.ts';
import { catchTooManyRequests } from '../store/rate-limits.ts';
import { findStaffNames } from '../store/staff-accounts.ts';
import type { Handler } from '../request/handler.ts';

/** `functions/build.ts` replaces this name by the commit when it builds a deploy. */
declare const COMMIT: string | undefined;

/** The commit that this code was built from. */
const version = typeof COMMIT === 'string' ? COMMIT : 'development';

/**
 * `GET /api/health`: returns the version of the functions, and the caller's own address as the rate
 * limiter determines it. It reads and stores nothing.
 */
export const getHealth: Handler<'getHealth'> = ({ request }) => ({
  body: { ok: true, version, caller: getCallerAddress(request) },
});

/**
 * `POST /api/errors`: counts an error of the pages in a browser. Over a limit nothing is stored.
 * The response is the same, because a browser cannot do anything about it. Nothing is stored
 * without HASH_KEY either, because the caller's hash would not be safe.
 *
 * @throws ApiProblem `body-too-large`
 */
export const reportClientError: Handler<'reportClientError'> = async ({ input, request }) => {
  requireSmallBody(request, limits.errorReportBytes);
  if (isHashKeySet()) {
    await catchTooManyRequests(() => countClientError(firestore(), input, getCaller(request)));
  }
  return { body: { ok: true } };
};

/**
 * `GET /api/staff/session`: returns the staff account that the browser is signed in with
 * (specification, section 6).
 */
export const getStaffSession: Handler<'getStaffSession'> = ({ staff: { email, name } }) =>
  Promise.resolve({ body: { email, name } });

/** `GET /api/staff/names`: lists the names of staff, by their addresses. */
export const listStaffNames: Handler<'listStaffNames'> = async () => ({
  body: await findStaffNames(),
});

/** `GET /api/staff/counts`: counts what the dashboard shows in its tabs, without personal data. */
export const getStaffCounts: Handler<'getStaffCounts'> = async () => {
  const db = firestore();
  const [newMessages, unsentMails, waitingFamilies] = await Promise.all([
    countNewMessages(db),
    countMails(db, 'failed', 'unknown'),
    countConfirmedFamilies(db, 'waitingList', programIds),
  ]);
  return { body: { newMessages, unsentMails, waitingFamilies } };
};

/**
 * `GET /api/activity/{id}`: lists who did what in the dashboard, the latest first. `{id}` is
 * `latest`, or the id of the last entry of the page before.
 *
 * @throws ApiProblem `not-found` for the id of an entry that does not exist
 */
export const listActivity: Handler<'listActivity'> = async ({ id }) => ({
  body: await listActivityPage(firestore(), id),
});
