import { dayMs } from './day.ts';
import { toTorontoDay } from './toronto-time.ts';

const toMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Finds the Monday of a day's week. Both are ISO 8601 days. */
export function findMonday(day: string): string {
  const midnight = toMidnight(day);
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}

/** Midnight UTC of the Monday of an instant's week in Toronto. */
const findWeekStart = (instant: number): number => toMidnight(findMonday(toTorontoDay(instant)));

/** The ISO 8601 week of an instant, such as `2026-W47`. */
export function toIsoWeek(instant: number): string {
  // A week belongs to the year of its Thursday.
  const thursday = findWeekStart(instant) + 3 * dayMs;
  const year = new Date(thursday).getUTCFullYear();
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * dayMs)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}
