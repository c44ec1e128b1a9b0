import type { CalendarStatus } from '@club/domain/calendar/calendar-status';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * The last reading of the club's calendar, and how each title was understood.
 *
 * @throws ApiError with the server's reason.
 */
export const getCalendarStatus = (): Promise<CalendarStatus> => callAsStaff('getCalendarStatus');

/**
 * Requests a reading of the calendar. A trigger of the server then performs it.
 *
 * @throws ApiError with the server's reason: `conflict` while a reading runs or is about to begin.
 */
export async function requestCalendarReading(): Promise<void> {
  await callAsStaff('requestCalendarReading');
}

/**
 * Accepts a sudden loss, and requests a new reading. In such a loss, many entries are missing from
 * the feed at once.
 *
 * @param since when a reading first found the loss, which identifies it
 * @throws ApiError with the server's reason: `conflict` if that loss is no longer held back, or is
 *   already accepted.
 */
export async function acceptCalendarLoss(since: string): Promise<void> {
  await callAsStaff('acceptCalendarLoss', { input: { since } });
}
