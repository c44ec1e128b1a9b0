import type { Locale } from './locale.ts';

const host = 'calendar.google.com/calendar';

/** The ways to a public Google calendar; the club's clock is Toronto's (specification, section 2). */
export interface CalendarLinks {
  /** The page to embed, or to open, in the reader's language. */
  readonly page: string;
  /** What a phone's own calendar subscribes to. */
  readonly subscription: string;
}

/** The addresses of a calendar by its id. */
export function calendarLinks(calendarId: string, locale: Locale): CalendarLinks {
  const query = new URLSearchParams({ src: calendarId, ctz: 'America/Toronto', hl: locale });
  return {
    page: `https://${host}/embed?${query.toString()}`,
    subscription: `webcal://${host}/ical/${encodeURIComponent(calendarId)}/public/basic.ics`,
  };
}
