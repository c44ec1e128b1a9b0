import { dayMs } from '@club/domain/day';

/** The calendar's time zone, as for the schedule of the report. */
export const timeZone = 'America/Toronto';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The day of an instant, as an ISO 8601 day. */
export const toDay = (instant: number): string => dayFormat.format(instant);

/** The ISO 8601 week of an instant, such as `2026-W47`. */
export function toIsoWeek(instant: number): string {
  const day = new Date(`${toDay(instant)}T00:00:00Z`);
  // A week belongs to the year of its Thursday.
  const thursday = day.getTime() + (4 - (day.getUTCDay() || 7)) * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
