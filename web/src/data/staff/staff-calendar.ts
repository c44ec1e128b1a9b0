import type { CalendarStatus } from '@club/domain/calendar/calendar-status';
import type { Tonight } from '@club/domain/calendar/entry-change';
import type { BodyOf, OutputOf } from '@club/domain/endpoints';
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

/**
 * The entries of today and tomorrow, and what staff changed about entries.
 *
 * @throws ApiError with the server's reason.
 */
export const getTonight = (): Promise<Tonight> => callAsStaff('getTonight');

/**
 * Cancels an entry or gives it another place or time, and publishes the urgent notice with it. The
 * same call again changes nothing.
 *
 * @throws ApiError with the server's reason: `conflict` if the entry or the notice has changed
 */
export const changeEntry = (
  id: string,
  input: BodyOf<'changeEntry'>,
): Promise<OutputOf<'changeEntry'>> => callAsStaff('changeEntry', { id, input });

/**
 * Undoes a change of an entry, and restores the urgent notice from before it.
 *
 * @param at when the change was made
 * @throws ApiError with the server's reason: `conflict` if there is another change now
 */
export const undoEntryChange = (id: string, at: string): Promise<OutputOf<'undoEntryChange'>> =>
  callAsStaff('undoEntryChange', { id, input: { at } });
