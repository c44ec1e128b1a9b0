import { clubTimeZone } from '@club/domain/toronto-time';
import { dayMs } from '@club/domain/day';

/**
 * The time that a clock on the wall shows, in milliseconds as if the clock showed UTC. It names no
 * instant without a zone.
 */
export type WallTime = number;

/** Windows' names of zones, which Outlook uses. Other names are IANA's, which the runtime knows. */
const windowsZones: Readonly<Record<string, string>> = {
  'eastern standard time': 'America/Toronto',
  'us eastern standard time': 'America/Indiana/Indianapolis',
  'atlantic standard time': 'America/Halifax',
  'newfoundland standard time': 'America/St_Johns',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
  'gmt standard time': 'Europe/London',
  'romance standard time': 'Europe/Paris',
  'w. europe standard time': 'Europe/Berlin',
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

function isKnownZone(zone: string): boolean {
  try {
    getFormatter(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the zone of a TZID: an IANA name, also after a vendor's prefix, or one of Outlook's.
 *
 * @returns undefined for an unknown name
 */
export function findZone(tzid: string): string | undefined {
  const name = tzid.replaceAll('"', '').trim();
  const windowsZone = windowsZones[name.toLowerCase()];
  if (windowsZone !== undefined) return windowsZone;
  const parts = name.split('/').filter((part) => part !== '');
  const suffixes = [3, 2, 1]
    .filter((length) => length <= parts.length)
    .map((length) => parts.slice(-length).join('/'));
  return suffixes.find(isKnownZone);
}

/** The time that clocks of a zone show at an instant. */
export function toWallTime(instant: number, zone: string): WallTime {
  const fields: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of getFormatter(zone).formatToParts(instant)) {
    fields[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant at which clocks of a zone show a time. Of a time that clocks show twice in autumn,
 * this is the first instant. A time that clocks skip in spring is read with the offset before the
 * change.
 */
export function toInstant(wallTime: WallTime, zone: string): number {
  if (zone === 'UTC') return wallTime;
  const offsetAt = (instant: number) => toWallTime(instant, zone) - instant;
  const offsetBefore = offsetAt(wallTime - dayMs);
  const offsets = [offsetBefore, offsetAt(wallTime + dayMs)];
  const instants = offsets.map((offset) => wallTime - offset).toSorted((a, b) => a - b);
  return (
    instants.find((instant) => toWallTime(instant, zone) === wallTime) ?? wallTime - offsetBefore
  );
}

/** The day of a wall time, such as `2026-11-27`. */
export const toDay = (wallTime: WallTime): string => new Date(wallTime).toISOString().slice(0, 10);

/** Finds the instant at which a day begins in Toronto, from the midnight as a wall time. */
export const findDayStart = (midnight: WallTime): number => toInstant(midnight, clubTimeZone);
