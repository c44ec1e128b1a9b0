import { acceptCalendarLoss as acceptLoss } from '../calendar/request-reading.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/calendar/accept-loss`: accepts a sudden loss, in which many entries are missing from
 * the feed at once. The site then no longer keeps them. `since` is when the loss was first seen.
 *
 * @throws ApiProblem `conflict` if that loss is no longer held back, or is already accepted
 */
export const acceptCalendarLoss: Handler<'acceptCalendarLoss'> = async ({ input, staff }) => {
  await acceptLoss(firestore(), Date.parse(input.since), staff);
  return { body: { ok: true } };
};
