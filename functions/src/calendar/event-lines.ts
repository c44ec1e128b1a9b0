import { calendarLimits } from '@club/domain/calendar/calendar-entry';
import type { EntryProblem } from '@club/domain/calendar/calendar-status';
import { cleanText } from '@club/domain/calendar/clean-text';
import type { EventLines } from './split-events.ts';

/** The error for an entry that the site cannot have. */
export class EventRefusal extends Error {
  readonly reason: EntryProblem;

  constructor(reason: EntryProblem) {
    super(reason);
    this.name = 'EventRefusal';
    this.reason = reason;
  }
}

// What the lines of an entry say, even if the entry as a whole is unreadable.

/** The rank of a version of an entry, a series or an occurrence. */
export interface EventVersion {
  readonly sequence: number;
  /** DTSTAMP as the feed has it. Google writes the instant of the request into all entries. */
  readonly stamp: string;
}

/** Compares two versions: SEQUENCE, then DTSTAMP. */
export const compareVersions = (a: EventVersion, b: EventVersion): number =>
  a.sequence - b.sequence || Number(a.stamp > b.stamp) - Number(a.stamp < b.stamp);

/** Finds the value of a property in the lines of an entry, with its parameters left out. */
export const findValue = (lines: EventLines, name: string): string =>
  lines
    .find((line) => new RegExp(`^${name}[:;]`, 'iu').test(line))
    ?.replace(/^(?:"[^"]*"|[^:"])*:/u, '')
    .trim() ?? '';

/** Finds the title in the lines of an entry. */
export const findTitle = (lines: EventLines): string =>
  cleanText(findValue(lines, 'SUMMARY'), calendarLimits.title);

/** Finds the version of an entry. */
export const findVersion = (lines: EventLines): EventVersion => ({
  sequence: Number.parseInt(findValue(lines, 'SEQUENCE'), 10) || 0,
  stamp: findValue(lines, 'DTSTAMP'),
});

export const isReplacedTime = (line: string) => /^RECURRENCE-ID[:;]/iu.test(line);

/** Whether an entry replaces an occurrence of a series. */
export const isOverride = (lines: EventLines): boolean => lines.some(isReplacedTime);

/** Whether an override also replaces other occurrences, later or earlier ones. */
export const hasRange = (lines: EventLines): boolean =>
  lines.some((line) => isReplacedTime(line) && /;RANGE=/iu.test(line));

/** Whether an override also replaces all later occurrences. */
export const isForFuture = (lines: EventLines): boolean =>
  lines.some((line) => isReplacedTime(line) && /;RANGE="?THISANDFUTURE"?[;:]/iu.test(line));

/** Checks the text of the times, because ical.js reads 30 February as a day in March. */
export function requireRealTimes(lines: EventLines): void {
  const times = lines
    .filter((line) => /^(?:DTSTART|DTEND|RECURRENCE-ID|RDATE)[:;]/iu.test(line))
    .flatMap((line) => [...line.matchAll(/(?<=[:,])(\d{4})(\d{2})(\d{2})(?:T(\d{2}))?/gu)]);
  for (const [, year, month, day, hour = '00'] of times) {
    const date = new Date(`${year}-${month}-${day}T${hour}:00:00Z`);
    const isReal = !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
    if (!isReal) throw new EventRefusal('no-start');
  }
}

/** Refuses an override that replaces earlier occurrences, or that repeats. */
export function requireKnownRange(lines: EventLines): void {
  if (!isOverride(lines)) return;
  const repeats = lines.some((line) => /^(?:RRULE|RDATE)[:;]/iu.test(line));
  if (repeats || (hasRange(lines) && !isForFuture(lines))) throw new EventRefusal('unknown-rule');
}
