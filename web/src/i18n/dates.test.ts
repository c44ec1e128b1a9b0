import { locales } from '@club/domain/locale';
import { describe, expect, it } from 'vitest';
import {
  countWeeks,
  formatAdminDate,
  formatDate,
  formatDateParts,
  formatDay,
  formatTime,
  formatTimeRange,
  formatWeekStart,
} from './dates.ts';
import { formatDateAndTime } from './date-and-time.ts';
import { formatStart } from './format-start.ts';

describe('a public date', () => {
  it.each([
    ['2026-10-01T16:00:00.000Z', '1er octobre 2026', 'October 1st 2026'],
    ['2026-10-05T16:00:00.000Z', '5 octobre 2026', 'October 5th 2026'],
    ['2026-08-22T16:00:00.000Z', '22 août 2026', 'August 22nd 2026'],
  ])('at %s is formatted in both languages', (instant, french, english) => {
    expect(formatDate(instant, 'fr')).toBe(french);
    expect(formatDate(instant, 'en')).toBe(english);
  });

  it.each([
    ['just before midnight in winter', '2026-01-02T04:59:59.000Z', '1er janvier 2026'],
    ['midnight in winter', '2026-01-02T05:00:00.000Z', '2 janvier 2026'],
    ['just before midnight in summer', '2026-07-02T03:59:59.000Z', '1er juillet 2026'],
    ['midnight in summer', '2026-07-02T04:00:00.000Z', '2 juillet 2026'],
  ])('is the day in Toronto at %s', (_when, instant, expected) => {
    expect(formatDate(instant, 'fr')).toBe(expected);
  });
});

describe('a time of day', () => {
  it.each([
    ['2026-11-28T00:30:00.000Z', '19\u00a0h\u00a030', '7:30\u00a0p.m.'],
    ['2026-07-01T13:00:00.000Z', '9\u00a0h', '9\u00a0a.m.'],
  ])('at %s is formatted in both languages', (instant, french, english) => {
    expect(formatTime(instant, 'fr')).toBe(french);
    expect(formatTime(instant, 'en')).toBe(english);
  });
});

it.each([
  [
    '2026-11-01T14:00:00.000Z',
    'dimanche 1er novembre 2026 à 9\u00a0h',
    'Sunday, November 1, 2026 at 9\u00a0a.m.',
  ],
  [
    '2026-12-02T04:59:00.000Z',
    'mardi 1er décembre 2026 à 23\u00a0h\u00a059',
    'Tuesday, December 1, 2026 at 11:59\u00a0p.m.',
  ],
])(
  'an instant in the dashboard is formatted in both languages (%s)',
  (instant, french, english) => {
    expect(formatDateAndTime(instant, 'fr')).toBe(french);
    expect(formatDateAndTime(instant, 'en')).toBe(english);
  },
);

describe('an entry of the agenda', () => {
  it.each(['2026-12-01T23:30:00.000Z', '2026-07-01T13:00:00.000Z', '2026-08-22T04:05:00.000Z'])(
    'has the same start in the first line of a page and in its list (%s)',
    (start) => {
      for (const locale of locales) {
        const day = formatDay(start, locale);
        expect(formatStart(start, false, locale)).toBe(day);
        expect(formatStart(start, true, locale)).toBe(`${day}, ${formatTime(start, locale)}`);
      }
    },
  );

  it.each([
    [
      '2026-11-27T23:00:00.000Z',
      '2026-11-28T00:30:00.000Z',
      '18\u00a0h\u00a0– 19\u00a0h\u00a030',
      '6\u00a0– 7:30\u00a0p.m.',
    ],
    [
      '2026-11-28T15:30:00.000Z',
      '2026-11-28T18:00:00.000Z',
      '10\u00a0h\u00a030\u00a0– 13\u00a0h',
      '10:30\u00a0a.m.\u00a0– 1\u00a0p.m.',
    ],
    ['2026-11-28T15:00:00.000Z', '2026-11-28T15:00:00.000Z', '10\u00a0h', '10\u00a0a.m.'],
  ])('has its times in both languages (%s to %s)', (start, end, french, english) => {
    expect(formatTimeRange(start, end, 'fr')).toBe(french);
    expect(formatTimeRange(start, end, 'en')).toBe(english);
  });

  it('has the day of Toronto, not of UTC', () => {
    const lateEvening = '2026-12-02T04:30:00.000Z';
    expect(formatDay(lateEvening, 'fr')).toBe('mardi 1er décembre');
    expect(formatDay(lateEvening, 'en')).toBe('Tuesday, December 1');
    expect(formatDateParts(lateEvening, 'fr')).toEqual({
      weekday: 'mar.',
      day: '1',
      month: 'déc.',
    });
  });

  it.each([
    ['a Sunday evening', '2026-11-30T04:00:00.000Z', 0, '23 novembre', 'November 23'],
    ['the Monday after', '2026-11-30T05:00:00.000Z', 1, '30 novembre', 'November 30'],
    ['a day of next year', '2027-01-02T15:00:00.000Z', 5, '28 décembre', 'December 28'],
  ])('is in a week that begins on Monday (%s)', (_when, instant, weeks, french, english) => {
    expect(countWeeks('2026-11-25T17:00:00.000Z', instant)).toBe(weeks);
    expect(formatWeekStart(instant, 'fr')).toBe(french);
    expect(formatWeekStart(instant, 'en')).toBe(english);
  });
});

describe("a dashboard's date and time", () => {
  it.each([
    ['the second before the clocks go forward', '2026-03-08T06:59:59.000Z', '1:59:59 am'],
    ['the second after the clocks go forward', '2026-03-08T07:00:00.000Z', '3:00:00 am'],
  ])('shows %s', (_when, instant, time) => {
    expect(formatAdminDate(instant)).toBe(`March 8th 2026, ${time}`);
  });

  it.each(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'])(
    'shows half past one twice in the night the clocks go back (%s)',
    (instant) => {
      expect(formatAdminDate(instant)).toBe('November 1st 2026, 1:30:00 am');
    },
  );

  it('shows midnight as twelve', () => {
    expect(formatAdminDate('2026-07-02T04:00:00.000Z')).toBe('July 2nd 2026, 12:00:00 am');
  });
});
