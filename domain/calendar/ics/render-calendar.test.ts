import { expect, it } from 'vitest';
import { makeCalendarEntry } from '../testing/make-calendar-entry.ts';
import type { CalendarEntry } from '../calendar-entry.ts';
import { renderCalendar } from './render-calendar.ts';

const siteOrigin = 'https://www.example.org';
const render = (...entries: readonly CalendarEntry[]): string =>
  renderCalendar({ name: 'U15 – Club, région; est', siteOrigin, entries });
const renderEntry = (overrides: Partial<CalendarEntry>): string =>
  render(makeCalendarEntry(overrides));

it('renders an entry in UTC, without METHOD, RRULE or VTIMEZONE', () => {
  expect(render(makeCalendarEntry()).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//www.example.org//Calendar//FR',
    'CALSCALE:GREGORIAN',
    'NAME:U15 – Club\\, région\\; est',
    'X-WR-CALNAME:U15 – Club\\, région\\; est',
    'X-WR-TIMEZONE:America/Toronto',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:0123456789abcdef01234567@www.example.org',
    'DTSTAMP:20261005T143000Z',
    'LAST-MODIFIED:20261005T143000Z',
    'SEQUENCE:0',
    'DTSTART:20261127T233000Z',
    'DTEND:20261128T010000Z',
    'SUMMARY:U15 - Pratique - Pierrefonds',
    'LOCATION:Pierrefonds\\, Montréal (Québec)',
    'DESCRIPTION:Le jour même\\, vérifiez sur le site. / On the day\\, check the',
    '  site: https://www.example.org/schedule',
    'URL:https://www.example.org/schedule',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('renders a calendar without entries', () => {
  expect(render()).toMatch(/^BEGIN:VCALENDAR\r\n.*X-PUBLISHED-TTL:PT1H\r\nEND:VCALENDAR\r\n$/su);
});

it('renders the same bytes for the same entries in any order', () => {
  const first = makeCalendarEntry({ _id: 'a' });
  const sameStart = makeCalendarEntry({ _id: 'b' });
  const later = makeCalendarEntry({ _id: '0', start: '2026-12-01T23:30:00.000Z' });
  expect(render(later, sameStart, first)).toBe(render(first, sameStart, later));
  expect(render(later, sameStart, first).match(/UID:\w/gu)).toEqual(['UID:a', 'UID:b', 'UID:0']);
});

it.each([
  ['cancelled', 'U15 - Pratique', 'ANNULÉ – U15 - Pratique'],
  ['removed', 'U15 - Pratique', 'ANNULÉ – U15 - Pratique'],
  ['cancelled', 'ANNULÉ - U15 Pratique', 'ANNULÉ - U15 Pratique'],
  ['cancelled', 'U15 – Cancelled: match', 'U15 – Cancelled: match'],
  ['cancelled', 'Pas de pratique U13', 'Pas de pratique U13'],
  ['cancelled', 'U13: no practice', 'U13: no practice'],
  ['cancelled', 'Tournoi Sans Frontières', 'ANNULÉ – Tournoi Sans Frontières'],
] as const)(
  'states once in the title of a %s entry that it does not take place: “%s”',
  (state, title, summary) => {
    const calendar = renderEntry({ state, title });
    expect(calendar).toContain(`SUMMARY:${summary}\r\n`);
    expect(calendar).toContain('STATUS:CONFIRMED\r\nTRANSP:TRANSPARENT\r\n');
  },
);

it('ends an all-day entry on the day after its last day, and marks a closure as free time', () => {
  // Clocks change on November 1.
  const calendar = renderEntry({ firstDay: '2026-10-31', lastDay: '2026-11-01', kind: 'closed' });
  expect(calendar).toContain('DTSTART;VALUE=DATE:20261031\r\nDTEND;VALUE=DATE:20261102\r\n');
  expect(calendar).toContain('TRANSP:TRANSPARENT\r\n');
});

it('renders only the start of an entry whose end is unknown', () => {
  const { start } = makeCalendarEntry();
  expect(renderEntry({ end: start })).not.toContain('DTEND');
});

it('renders the place as the calendar has it, and no LOCATION without a place', () => {
  expect(renderEntry({ placeText: 'École X, gymnase B' })).toContain(
    'LOCATION:École X\\, gymnase B\r\n',
  );
  expect(renderEntry({ place: '' })).not.toContain('LOCATION');
});

it('renders the gym’s address as the place, and its change as one of the entry', () => {
  const findGymAddress = () => ({
    nameAndAddress: 'École X, 1, rue Y',
    updatedAt: '2026-10-06T08:00:00Z',
  });
  const entries = [makeCalendarEntry()];
  const calendar = renderCalendar({ name: 'U15', siteOrigin, entries, findGymAddress });
  expect(calendar).toContain('LOCATION:École X\\, 1\\, rue Y\r\n');
  expect(calendar).toContain('LAST-MODIFIED:20261006T080000Z\r\nSEQUENCE:0\r\n');
});

it('escapes a title, so that it cannot add a line', () => {
  const calendar = renderEntry({ title: 'a\\b; c, d\r\nATTENDEE:x\n\u0007\te\u0085f' });
  expect(calendar).toContain('SUMMARY:a\\\\b\\; c\\, d\\nATTENDEE:x\\n ef\r\n');
});

it.each(['é'.repeat(120), '🏐'.repeat(80), `x${'日本'.repeat(60)}`, 'a'.repeat(200)])(
  'folds lines at 75 octets without cutting a character of %s',
  (title) => {
    const lines = renderEntry({ title }).split('\r\n');
    const encoder = new TextEncoder();
    expect(Math.max(...lines.map((line) => encoder.encode(line).length))).toBeLessThanOrEqual(75);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    // A cut surrogate pair becomes U+FFFD in UTF-8.
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
  },
);
