import { findValue } from './event-lines.ts';
import { FeedProblem } from './feed-problem.ts';

/**
 * The properties of an event that the site reads. Guests, organisers, descriptions, attachments,
 * alarms and links are dropped here, before anything is parsed.
 */
const propertiesToKeep: ReadonlySet<string> = new Set([
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'EXRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'SEQUENCE',
  'CLASS',
  'SUMMARY',
  'LOCATION',
]);

/** The most events of a feed, without those that are over. A feed with more is refused. */
export const maxEvents = 10_000;
/** The longest line of an event, in characters. A longer line is dropped. */
const maxLineLength = 64 * 1024;

/** One event of the feed: its lines with the properties that the site reads. */
export type EventLines = readonly string[];

/**
 * Joins the folded lines of a feed. A fold may split a letter's bytes, so this comes before the
 * decoding. Latin-1 preserves each byte.
 */
function unfoldLines(bytes: Buffer): string[] {
  const unfoldedText = bytes.toString('latin1').replaceAll(/\r?\n[ \t]/gu, '');
  // The decoder removes a byte order mark.
  return new TextDecoder()
    .decode(Buffer.from(unfoldedText, 'latin1'))
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '');
}

const readPropertyName = (line: string): string => /^[^:;]*/u.exec(line)?.[0].toUpperCase() ?? '';
const isBegin = (line: string, name: string) => line.trim().toUpperCase() === `BEGIN:${name}`;
const isEnd = (line: string, name: string) => line.trim().toUpperCase() === `END:${name}`;

/** @throws FeedProblem for anything but a complete calendar */
function requireComplete(lines: readonly string[]): void {
  if (!isBegin(lines[0] ?? '', 'VCALENDAR')) throw new FeedProblem('not-a-calendar');
  const begins = lines.filter((line) => isBegin(line, 'VEVENT')).length;
  const ends = lines.filter((line) => isEnd(line, 'VEVENT')).length;
  if (begins !== ends || !isEnd(lines.at(-1) ?? '', 'VCALENDAR'))
    throw new FeedProblem('incomplete');
}

/** The UID of an event and the occurrence that it replaces: the same for all its versions. */
const getVersionKey = (lines: EventLines): string =>
  `${findValue(lines, 'UID')} ${findValue(lines, 'RECURRENCE-ID')}`;

/**
 * Splits a feed into its events. Events that are over are left out, unless they are a version of one
 * that is not, so that the years of a calendar do not add up.
 *
 * @throws FeedProblem for anything but a complete calendar of at most 10,000 events
 */
export function splitEvents(
  bytes: Buffer,
  isEventOver: (lines: EventLines) => boolean = () => false,
): EventLines[] {
  const lines = unfoldLines(bytes);
  requireComplete(lines);
  const events: EventLines[] = [];
  let event: string[] | undefined;
  /** How many components, such as an alarm, are open inside the event. */
  let depth = 0;
  for (const line of lines) {
    if (isBegin(line, 'VEVENT')) {
      event = [];
      depth = 0;
      events.push(event);
    } else if (isEnd(line, 'VEVENT')) event = undefined;
    else if (readPropertyName(line) === 'BEGIN') depth += 1;
    else if (readPropertyName(line) === 'END') depth -= 1;
    else if (event && depth === 0 && propertiesToKeep.has(readPropertyName(line))) {
      if (line.length <= maxLineLength) event.push(line);
      // The name alone is unreadable, so the entry is refused instead of losing its exceptions.
      else if (/^(?:EXDATE|RDATE)$/u.test(readPropertyName(line)))
        event.push(readPropertyName(line));
    }
  }
  const currentEvents = events.filter((lines) => !isEventOver(lines));
  if (currentEvents.length > maxEvents) throw new FeedProblem('too-large');
  const currentKeys = new Set(currentEvents.map(getVersionKey));
  return events.filter((lines) => currentKeys.has(getVersionKey(lines)));
}
