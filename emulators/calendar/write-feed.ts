import { escapeText } from '@club/domain/calendar/ics/content-line';
import type { SeasonEntry } from './season.ts';

const isDay = (time: string) => !time.includes('T');

/** Writes a time as Google does: a day, or a time of Toronto's clocks. */
const writeTime = (name: string, time: string): string => {
  const digits = time.replaceAll(/[-:]/gu, '');
  return isDay(time) ? `${name};VALUE=DATE:${digits}` : `${name};TZID=America/Toronto:${digits}00`;
};

function writeEntry(entry: SeasonEntry, stamp: string): string[] {
  const { uid, title, place, start, end, rule, replacedStart, privateLines = [] } = entry;
  return [
    'BEGIN:VEVENT',
    writeTime('DTSTART', start),
    ...(end === undefined ? [] : [writeTime('DTEND', end)]),
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `DTSTAMP:${stamp}`,
    ...privateLines,
    `UID:${uid}@google.com`,
    ...(replacedStart === undefined ? [] : [writeTime('RECURRENCE-ID', replacedStart)]),
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    'STATUS:CONFIRMED',
    `SUMMARY:${escapeText(title)}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** Folds a line after 75 bytes, even between two bytes of one character, as Google may. */
function foldLine(line: string): Buffer {
  const bytes = Buffer.from(line);
  const parts: Buffer[] = [bytes.subarray(0, 75)];
  for (let from = 75; from < bytes.length; from += 74) {
    parts.push(Buffer.from('\r\n '), bytes.subarray(from, from + 74));
  }
  return Buffer.concat([...parts, Buffer.from('\r\n')]);
}

/** Writes a feed as Google gives it out, with the instant of the request in each entry. */
export function writeFeed(entries: readonly SeasonEntry[], now: number): Buffer {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Calendrier du club (démo)',
    'X-WR-TIMEZONE:America/Toronto',
    ...entries.flatMap((entry) => writeEntry(entry, stamp)),
    'END:VCALENDAR',
  ];
  return Buffer.concat(lines.map(foldLine));
}
