import { defineString } from 'firebase-functions/params';

const calendarId = defineString('CALENDAR_ID', {
  description: 'The id of the club’s public Google calendar. Empty: the site reads none.',
});

const googleOrigin = 'https://calendar.google.com';

/** Only the emulators read another host: the local calendar of the demo. */
const getOrigin = (): string =>
  process.env['FUNCTIONS_EMULATOR'] === 'true'
    ? (process.env['CALENDAR_ORIGIN'] ?? googleOrigin)
    : googleOrigin;

/** The address of the club's public iCalendar feed; undefined without a calendar. */
export function getFeedAddress(): string | undefined {
  const id = calendarId.value();
  if (id === '') return undefined;
  return `${getOrigin()}/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`;
}
