import { dayMs } from '@club/domain/day';
import { findValue, hasRange } from './event-lines.ts';
import type { EventLines } from './split-events.ts';

/** More than the longest entry, and more than any zone's distance from UTC. */
const longestMs = 33 * dayMs;
const zoneMs = 2 * dayMs;

/** The first day in the value of a property, as an instant; NaN without one. */
const findDay = (value: string): number =>
  Date.parse(value.replace(/^\D*(\d{4})(\d{2})(\d{2}).*$/su, '$1-$2-$3'));

/** The latest start of a series: its UNTIL, or the last of its weeks. Infinity if it is unknown. */
function findLastStart(rule: string, start: number): number {
  const find = (name: string) => new RegExp(`${name}=(\\w+)`, 'iu').exec(rule)?.[1];
  const until = find('UNTIL');
  if (until !== undefined) return findDay(until);
  const weeks = Number(find('COUNT')) * Number(find('INTERVAL') ?? 1);
  return find('FREQ')?.toUpperCase() === 'WEEKLY' && weeks > 0
    ? start + weeks * 7 * dayMs
    : Infinity;
}

/**
 * Whether an event was certainly over before an instant, so that the site no longer needs it. The
 * event of a series must be over with all its occurrences.
 */
export function isOver(lines: EventLines, instant: number): boolean {
  const rule = findValue(lines, 'RRULE');
  const start = findDay(findValue(lines, 'DTSTART'));
  if (findValue(lines, 'RDATE') !== '') return false;
  if (rule !== '') return findLastStart(rule, start) + longestMs < instant;
  const end = findDay(findValue(lines, 'DTEND'));
  const lastDay = Number.isNaN(end) ? start + longestMs : end;
  // An override from before the instant no longer replaces anything after it.
  const replacedDay = findDay(findValue(lines, 'RECURRENCE-ID'));
  const latest = Number.isNaN(replacedDay) ? lastDay : Math.max(lastDay, replacedDay);
  return !hasRange(lines) && latest + zoneMs < instant;
}
