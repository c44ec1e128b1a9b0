import { clubTimeZone } from '../../toronto-time.ts';
import type { CalendarEntry } from '../calendar-entry.ts';
import type { GymAddress } from '../find-gym.ts';
import { escapeText, foldLine } from './content-line.ts';
import { renderEvent } from './render-event.ts';

interface Calendar {
  /** The name that calendar apps show. */
  readonly name: string;
  /** The site's origin, such as `https://www.example.org`. */
  readonly siteOrigin: string;
  readonly entries: readonly CalendarEntry[];
  /** Finds the name and address of an entry's gym. */
  readonly findGymAddress?: (entry: CalendarEntry) => GymAddress | undefined;
}

/** Orders entries by start, then by id. A day without times starts at midnight in Toronto. */
const compareEntries = (a: CalendarEntry, b: CalendarEntry): number =>
  Date.parse(a.start) - Date.parse(b.start) || (a._id < b._id ? -1 : 1);

/**
 * Renders entries as an iCalendar file (RFC 5545), without METHOD, which would make it an
 * invitation. The same entries in any order make the same bytes. Each occurrence is a separate
 * event in UTC: calendar apps read rules of recurrence and time zones differently.
 *
 * The browser renders a single entry with it, for "add to my calendar".
 */
export function renderCalendar({ name, siteOrigin, entries, findGymAddress }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(siteOrigin).hostname}//Calendar//FR`,
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${clubTimeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries
      .toSorted(compareEntries)
      .flatMap((entry) => renderEvent(entry, siteOrigin, findGymAddress?.(entry))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
