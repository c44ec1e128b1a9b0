import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFeed } from '../read-feed.ts';
import { makeFeed } from './make-feed.ts';

/** A Monday morning in winter time. A reading at this instant has entries up to 25 May 2027. */
export const winterNow = Date.parse('2026-11-23T12:00:00Z');
/** A Monday morning in summer time, before the clocks change on 1 November 2026. */
export const summerNow = Date.parse('2026-10-19T12:00:00Z');

/** The lines of one entry of a feed. */
export type RawEventLines = readonly string[];

/**
 * What is read, for the name of a test that begins with "reads"; the lines of one event, or several
 * events; and the site's entries as `describeEntries` writes them: the first three, and their number
 * if there are more.
 */
export type EventCase = readonly [
  title: string,
  event: RawEventLines | readonly RawEventLines[],
  expectedEntries: readonly string[],
  options?: {
    /** The problems of entries, refused or shown; none by default. */
    readonly reports?: readonly string[];
    /** When the feed is read; `winterNow` by default. */
    readonly now?: number;
  },
];

export const practiceSummary = 'SUMMARY:U15 pratique';
/** What stands between the name of a property and a time in Toronto, such as `20261124T180000`. */
export const zone = ';TZID=America/Toronto:';
export const eveningStart = `DTSTART${zone}20261124T180000`;
/** The lines of a practice of two hours on 24 November at 18:00. */
export const eveningLines = [eveningStart, `DTEND${zone}20261124T200000`];
/** The lines of that practice, on three Tuesdays. */
export const weeklyLines = [...eveningLines, 'RRULE:FREQ=WEEKLY;COUNT=3'];
/** The site's entries of those three practices. */
export const [first, second, third] = [
  '2026-11-24T23:00Z 120 min',
  '2026-12-01T23:00Z 120 min',
  '2026-12-08T23:00Z 120 min',
] as const;

const hasProperty = (lines: RawEventLines, name: string) =>
  lines.some((line) => line.startsWith(name));

/** Makes an entry with these lines, and a UID and a title unless they have their own. */
export const makeEvent = (...lines: string[]): RawEventLines => [
  ...(hasProperty(lines, 'UID') ? [] : ['UID:a@google.com']),
  ...(hasProperty(lines, 'SUMMARY') ? [] : [practiceSummary]),
  ...lines,
];

const isOneEvent = (event: EventCase[1]): event is RawEventLines => typeof event[0] === 'string';

const countMinutes = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 60_000;

/** Describes the entries that the site gets. */
function describeEntries({ entries }: ReturnType<typeof readFeed>): string[] {
  const lines = entries.map(({ content }) => {
    const { firstDay, lastDay, start, state } = content;
    const length = countMinutes(content) === 0 ? '' : ` ${countMinutes(content)} min`;
    const days = lastDay === firstDay ? firstDay : `${firstDay} to ${lastDay}`;
    const time = firstDay === '' ? `${start.slice(0, 16)}Z${length}` : days;
    return state === 'planned' ? time : `${time} ${state}`;
  });
  return lines.length > 3 ? [...lines.slice(0, 3), `${lines.length} in all`] : lines;
}

/**
 * Declares a test for each case in several time zones of the process. The zone must not matter: a
 * laptop has Toronto's, and the cloud has UTC.
 */
export function declareCases(cases: readonly EventCase[]): void {
  describe.each(['UTC', 'America/Toronto', 'Asia/Tokyo'])('a process in %s', (processZone) => {
    const zoneBefore = process.env['TZ'];
    beforeAll(() => {
      process.env['TZ'] = processZone;
    });
    afterAll(() => {
      if (zoneBefore === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zoneBefore;
    });

    it('has that zone', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(processZone);
    });

    for (const [title, event, entries, { reports = [], now = winterNow } = {}] of cases)
      it(`reads ${title}`, () => {
        const events = isOneEvent(event) ? [makeEvent(...event)] : event;
        const reading = readFeed(makeFeed(events), now);
        expect(describeEntries(reading)).toEqual(entries);
        expect(reading.problemEntries.map(({ reason }) => reason)).toEqual(reports);
      });
  });
}
