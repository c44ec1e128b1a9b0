import { requestCalendarReading as requestReading } from '../calendar/request-reading.ts';
import { firestore } from '../store/admin.ts';
import type { Handler } from './handler.ts';

/**
 * `POST /api/calendar/read`: requests a reading of the club's calendar.
 *
 * @throws ApiProblem `conflict` while a reading runs or is about to begin
 */
export const requestCalendarReading: Handler<'requestCalendarReading'> = async ({ staff }) => {
  await requestReading(firestore(), staff);
  return { body: { ok: true } };
};
