import type { Locale } from '../locale.ts';

const calendarBase = 'calendar.google.com/calendar';

/** The addresses of a public Google calendar, in Toronto time (specification, section 2). */
export interface GoogleCalendarLinks {
  /** Google's page of the calendar in the visitor's language, to embed or open. */
  readonly page: string;
  /** The address a phone's calendar app subscribes to. */
  readonly subscription: string;
}

/** Makes the addresses of a calendar from its id. */
export function makeGoogleCalendarLinks(calendarId: string, locale: Locale): GoogleCalendarLinks {
  const query = new URLSearchParams({ src: calendarId, ctz: 'America/Toronto', hl: locale });
  return {
    page: `https://${calendarBase}/embed?${query.toString()}`,
    subscription: `webcal://${calendarBase}/ical/${encodeURIComponent(calendarId)}/public/basic.ics`,
  };
}

/** Google Calendar, for staff who may edit the club's calendar. */
export const googleCalendarPage = `https://${calendarBase}/r`;

/** Google Calendar on a day such as `2026-11-27`. */
export const makeCalendarDayLink = (day: string): string =>
  `${googleCalendarPage}/day/${day.replaceAll('-', '/')}`;
