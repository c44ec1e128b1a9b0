import type { Locale } from '@club/domain/locale';
import { toTorontoMinute } from '@club/domain/toronto-time';
// The file that moment's locales import. With `'moment'`, Vite would bundle moment twice.
import moment from 'moment/moment.js';
import 'moment/locale/en-ca';
import 'moment/locale/fr';

/**
 * A moment whose fields are the date and time in Toronto, for any time zone of the device. It has no
 * offset from UTC, so it is not the same instant.
 */
const toTorontoTime = (instant: string): moment.Moment =>
  // The seconds are the same in each time zone.
  moment.utc(toTorontoMinute(instant)).seconds(new Date(instant).getUTCSeconds());

/** A public date (specification, section 9). French puts the day first: `1er octobre 2026`. */
export function formatDate(instant: string, locale: Locale): string {
  const time = toTorontoTime(instant);
  return locale === 'fr'
    ? time.locale('fr').format('Do MMMM YYYY')
    : time.locale('en').format('MMMM Do YYYY');
}

/** A time of day in Toronto: `19 h 30` or `7:30 p.m.`. On the hour it is `19 h` or `7 p.m.`. */
export function formatTime(instant: string, locale: Locale): string {
  const time = toTorontoTime(instant);
  const isOnTheHour = time.minutes() === 0;
  if (locale === 'fr') return time.format(isOnTheHour ? 'H[\u00a0h]' : 'H[\u00a0h\u00a0]mm');
  return `${time.format(isOnTheHour ? 'h' : 'h:mm')}\u00a0${time.hours() < 12 ? 'a.m.' : 'p.m.'}`;
}

/**
 * When something was saved or sent, for the dashboard: `October 5th 2026, 10:30:00 am`. It is in
 * English only (specification, section 9).
 */
export function formatAdminDate(instant: string): string {
  return toTorontoTime(instant).locale('en-ca').format('MMMM Do YYYY, h:mm:ss a');
}

/** A day of the week and of the month: `samedi 28 novembre`, or `Saturday, November 28`. */
export function formatDay(instant: string, locale: Locale): string {
  const time = toTorontoTime(instant).locale(locale);
  return time.format(locale === 'fr' ? 'dddd Do MMMM' : 'dddd, MMMM D');
}

/** The parts of a day for a large date: `sam.`, `28`, `nov.` */
export function formatDateParts(
  instant: string,
  locale: Locale,
): { readonly weekday: string; readonly day: string; readonly month: string } {
  const time = toTorontoTime(instant).locale(locale);
  return { weekday: time.format('ddd'), day: time.format('D'), month: time.format('MMM') };
}

/** An entry's start and end: `18 h – 19 h 30`, or `6 – 7:30 p.m.`. Equal times are shown once. */
export function formatTimeRange(start: string, end: string, locale: Locale): string {
  const last = formatTime(end, locale);
  const first = formatTime(start, locale);
  if (first === last) return first;
  const [, dayPeriod = ''] = first.split('\u00a0');
  const hasSamePeriod = locale === 'en' && last.endsWith(dayPeriod);
  return `${hasSamePeriod ? first.slice(0, -dayPeriod.length - 1) : first}\u00a0– ${last}`;
}

/** How many weeks the week of `to` is after the week of `from`. Weeks begin on Monday. */
export const countWeeks = (from: string, to: string): number =>
  toTorontoTime(to).startOf('isoWeek').diff(toTorontoTime(from).startOf('isoWeek'), 'weeks');

/** The Monday of an instant's week, as `7 décembre` or `December 7`. */
export function formatWeekStart(instant: string, locale: Locale): string {
  const time = toTorontoTime(instant).startOf('isoWeek').locale(locale);
  return time.format(locale === 'fr' ? 'Do MMMM' : 'MMMM D');
}
