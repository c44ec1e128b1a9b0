import { expect, it } from 'vitest';
import { makeGoogleCalendarLinks } from './google-calendar-links.ts';

it('makes the address of the page in Toronto time and in French, and of the subscription', () => {
  const { page, subscription } = makeGoogleCalendarLinks('club@group.example.org', 'fr');
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
