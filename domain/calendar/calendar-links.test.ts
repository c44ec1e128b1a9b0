import { expect, it } from 'vitest';
import { calendarLinks } from './calendar-links.ts';

it('links to the calendar in Toronto time, in the reader’s language', () => {
  const { page, subscription } = calendarLinks('club@group.example.org', 'fr');
  const url = new URL(page);
  expect(url.host).toBe('calendar.google.com');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    src: 'club@group.example.org',
    ctz: 'America/Toronto',
    hl: 'fr',
  });
  expect(subscription).toBe(
    'webcal://calendar.google.com/calendar/ical/club%40group.example.org/public/basic.ics',
  );
});
