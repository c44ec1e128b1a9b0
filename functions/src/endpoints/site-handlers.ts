import { limits } from '@club/domain/limits';
import { getCallerAddress, getCaller } from '../request/caller.ts';
import { requireSmallBody } from '../request/read-input.ts';
import { isHashKeySet } from '../runtime/keyed-hash.ts';
import { version } from '../runtime/version.ts';
import { firestore } from '../store/admin.ts';
import { countClientError } from '../store/client-errors.ts';
import { catchTooManyRequests } from '../store/rate-limits.ts';
import type { Handler } from './handler.ts';

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
