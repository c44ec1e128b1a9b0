/** The club's time zone: Montreal's, which the list of zones names after Toronto. */
export const clubTimeZone = 'America/Toronto';

const hourMs = 60 * 60_000;
let formatter: Intl.DateTimeFormat | undefined;

/** Creates the formatter at first use: on a phone, this takes as long as loading moment. */
const getFormatter = (): Intl.DateTimeFormat =>
  (formatter ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: clubTimeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }));

/** Converts an instant to the minute that clocks in Toronto show, such as `2026-11-27T19:30`. */
export function toTorontoMinute(instant: string | number): string {
  const parts = getFormatter().formatToParts(new Date(instant));
  const readPart = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  const day = `${readPart('year')}-${readPart('month')}-${readPart('day')}`;
  return `${day}T${readPart('hour')}:${readPart('minute')}`;
}

/** The day of an instant in Toronto, such as `2026-11-27`. */
export const toTorontoDay = (instant: string | number): string =>
  toTorontoMinute(instant).slice(0, 10);

/** How many hours Toronto is behind UTC: first in summer, then in winter. */
const hoursBehind = [4, 5] as const;

/**
 * Converts a minute of Toronto's clocks to an instant in ISO 8601. If a minute occurs twice
 * in autumn, it uses the first occurrence. If clocks skip a minute in spring, it uses the minute one
 * hour later.
 *
 * @returns undefined if `minute` is not like `2026-11-27T19:30`
 */
export function fromTorontoMinute(minute: string): string | undefined {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/u.test(minute) ? Date.parse(`${minute}:00Z`) : NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const [summer, winter] = hoursBehind.map((hours) => asUtc + hours * hourMs);
  if (summer === undefined || winter === undefined) return undefined;
  return new Date(toTorontoMinute(summer) === minute ? summer : winter).toISOString();
}

/** The offset from UTC in Toronto at an instant, such as `-05:00`. */
export function getTorontoOffset(instant: string): string {
  const asUtc = Date.parse(`${toTorontoMinute(instant)}:00Z`);
  const minuteStart = Math.floor(Date.parse(instant) / 60_000) * 60_000;
  return `-0${(minuteStart - asUtc) / hourMs}:00`;
}
