import { dayMs } from '../day.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** The longest entry. A longer event of the feed is refused. */
export const longestEntryMs = 31 * dayMs;

/** Whether an entry has ended at an instant. An end before the start counts as the start. */
export const hasEnded = (
  { start, end }: Pick<CalendarEntry, 'start' | 'end'>,
  now: number,
): boolean => Math.max(Date.parse(start), Date.parse(end)) <= now;
