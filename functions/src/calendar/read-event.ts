import { calendarLimits } from '@club/domain/calendar/calendar-entry';
import { cleanText } from '@club/domain/calendar/clean-text';
import { longestEntryMs } from '@club/domain/calendar/entry-end';
import { foldText } from '@club/domain/calendar/fold-text';
import { dayMs } from '@club/domain/day';
import { clubTimeZone } from '@club/domain/toronto-time';
import ICAL from 'ical.js';
import { type CheckedRule, checkRule } from './check-rule.ts';
import {
  EventRefusal,
  type EventVersion,
  findValue,
  findVersion,
  isForFuture,
  isReplacedTime,
  requireKnownRange,
  requireRealTimes,
} from './event-lines.ts';
import type { EventLines } from './split-events.ts';
import { findZone, toInstant, type WallTime } from './time-zones.ts';

/** A day, or the time on a clock in a zone. */
export interface FeedTime {
  readonly wallTime: WallTime;
  readonly zone: string;
  readonly isDay: boolean;
}

/** A further occurrence, and its own length if it has one. */
type ExtraTime = FeedTime & { readonly length?: number };

/**
 * One entry of the feed (a VEVENT of iCalendar). It does not repeat, is a series, or is the changed
 * occurrence of a series.
 */
export interface FeedEvent extends EventVersion {
  readonly uid: string;
  readonly title: string;
  /** The title before it is cut, because what says that it is cancelled may come last. */
  readonly fullTitle: string;
  /** The place field, cleaned. */
  readonly placeField: string;
  readonly isCancelled: boolean;
  /** Whether the calendar says that it may not take place. */
  readonly isTentative: boolean;
  readonly start: FeedTime;
  /** The length in milliseconds; in days for an entry without times. */
  readonly length: number;
  readonly rule: CheckedRule | undefined;
  /** RDATE: further occurrences. */
  readonly extraTimes: readonly ExtraTime[];
  /** EXDATE: occurrences that do not take place. */
  readonly exceptions: readonly FeedTime[];
  /** RECURRENCE-ID: the occurrence that this entry replaces. */
  readonly replacedTime: FeedTime | undefined;
  /** Whether it also replaces all later occurrences (RANGE=THISANDFUTURE). */
  readonly isForFuture: boolean;
  /** Whether any of its times names an unknown zone. Such times are read in the club's zone. */
  readonly hasUnknownZone: boolean;
}

/** The years that a club's calendar can have. Other years come from faulty software. */
const possibleYears = { first: 1990, last: 2100 } as const;

type Property = InstanceType<typeof ICAL.Property>;
type Component = InstanceType<typeof ICAL.Component>;

/** A day without `VALUE=DATE`. The parser would refuse the line. */
const undeclaredDay = /^((?:DTSTART|DTEND|RECURRENCE-ID)(?:;(?!VALUE=)[^:;]*)*):(\d{8})$/iu;

/** Parses the lines of one entry alone, because one bad line makes the parser throw. */
function parseEvent(lines: EventLines): Component {
  try {
    const declaredLines = lines.map((line) => line.replace(undeclaredDay, '$1;VALUE=DATE:$2'));
    const text = ['BEGIN:VEVENT', ...declaredLines, 'END:VEVENT'].join('\r\n');
    return new ICAL.Component(ICAL.parse(text) as unknown[]);
  } catch {
    throw new EventRefusal('unreadable');
  }
}

const readText = (event: Component, name: string): string => {
  const value: unknown = event.getFirstPropertyValue(name);
  return typeof value === 'string' ? value : '';
};

/** The zone of a property: UTC, the named one, or the club's. */
function readZone(property: Property, isUtc: boolean): { zone: string; isKnown: boolean } {
  if (isUtc) return { zone: 'UTC', isKnown: true };
  const tzid: unknown = property.getParameter('tzid');
  if (typeof tzid !== 'string') return { zone: clubTimeZone, isKnown: true };
  const zone = findZone(tzid);
  return { zone: zone ?? clubTimeZone, isKnown: zone !== undefined };
}

/**
 * Converts a value of ical.js. Of the zone in the value, only UTC is reliable. Any other depends on
 * the time zone of the process. So any other zone comes from the property.
 */
function toFeedTime(property: Property, value: unknown): FeedTime {
  const time: unknown = value instanceof ICAL.Period ? value.start : value;
  if (!(time instanceof ICAL.Time)) throw new EventRefusal('no-start');
  const { year, month, day, hour, minute, second, isDate } = time;
  if (year < possibleYears.first || year > possibleYears.last) throw new EventRefusal('no-start');
  const wallTime = Date.UTC(year, month - 1, day, hour, minute, second);
  return { wallTime, zone: readZone(property, time.zone.tzid === 'UTC').zone, isDay: isDate };
}

/**
 * A time at which a series has no occurrence of its own. Outlook writes midnight for the day of an
 * occurrence.
 */
const toRemovedTime = (time: FeedTime): FeedTime =>
  time.zone !== 'UTC' && time.wallTime % dayMs === 0 ? { ...time, isDay: true } : time;

const listTimes = (event: Component, name: string): FeedTime[] =>
  event
    .getAllProperties(name)
    .flatMap((property) =>
      property.getValues().map((value: unknown) => toFeedTime(property, value)),
    );

const requireLength = (lengthMs: number): number => {
  if (lengthMs > longestEntryMs) throw new EventRefusal('too-long');
  return Math.max(0, lengthMs);
};

/** Lists the further occurrences. A period has its own length. */
const listExtraTimes = (event: Component): ExtraTime[] =>
  event.getAllProperties('rdate').flatMap((property) =>
    property.getValues().map((value: unknown): ExtraTime => {
      const time = toFeedTime(property, value);
      if (!(value instanceof ICAL.Period)) return time;
      const end: unknown = value.end;
      const length =
        end instanceof ICAL.Time
          ? getInstant(toFeedTime(property, end)) - getInstant(time)
          : value.getDuration().toSeconds() * 1_000;
      return { ...time, length: requireLength(length) };
    }),
  );

/** The instant of a time. For a day, it is the day's beginning. */
export const getInstant = ({ wallTime, zone }: FeedTime): number => toInstant(wallTime, zone);

/** Reads the length; zero for a timed entry without an end, and one day for a day without one. */
function readLength(event: Component, start: FeedTime): number {
  const [end] = listTimes(event, 'dtend');
  const duration: unknown = event.getFirstPropertyValue('duration');
  let lengthMs = 0;
  if (end)
    lengthMs = start.isDay ? end.wallTime - start.wallTime : getInstant(end) - getInstant(start);
  else if (duration instanceof ICAL.Duration) lengthMs = duration.toSeconds() * 1_000;
  const length = requireLength(lengthMs);
  return start.isDay ? Math.max(1, Math.ceil(length / dayMs)) : length;
}

/**
 * Checks a rule's text. `parseEvent` never gets the rule, because the parser would accept a rule
 * without any occurrence.
 */
function readRule(lines: EventLines): CheckedRule | undefined {
  if (lines.some((line) => /^EXRULE[:;]/iu.test(line))) throw new EventRefusal('unknown-rule');
  const rules = lines.filter((line) => /^RRULE[:;]/iu.test(line));
  if (rules.length === 0) return undefined;
  const rule = checkRule(rules[0]?.replace(/^[^:]*:/u, '') ?? '');
  if (!rule || rules.length > 1) throw new EventRefusal('unknown-rule');
  return rule;
}

/**
 * The whole title of a private entry, or of every entry of a calendar that shares only when it is
 * busy. Google and Outlook write it in the language of the calendar's owner.
 */
const busyTitle =
  /^\W*(?:busy|free|libre|tentative|provisoire|away|out of office|absente?(?:\(e\))? du bureau|working elsewhere|travaille? ailleurs|occupee?|occupe\W{0,2}e|unavailable|not available|indisponible|non disponible|prive|privee|private|(?:private|prive) (?:appointment|event)|(?:rendez-vous|evenement) prive)\W*$/u;

function requirePublic(event: Component): void {
  const visibility = readText(event, 'class').toUpperCase();
  const isPrivate = visibility === 'PRIVATE' || visibility === 'CONFIDENTIAL';
  if (isPrivate || busyTitle.test(foldText(readText(event, 'summary')).text))
    throw new EventRefusal('private');
}

const hasUnknownZone = (event: Component): boolean =>
  ['dtstart', 'dtend', 'recurrence-id', 'rdate', 'exdate']
    .flatMap((name) => event.getAllProperties(name))
    .some((property) => !readZone(property, false).isKnown);

/**
 * Finds the occurrence that an override replaces, even if the rest of the override is unreadable.
 * Undefined if the lines are no override, or if that time is unreadable as well.
 */
export function findReplacedTime(lines: EventLines): FeedTime | undefined {
  const replacedTimeLines = lines.filter(isReplacedTime);
  try {
    requireRealTimes(replacedTimeLines);
    return listTimes(parseEvent(replacedTimeLines), 'recurrence-id').map(toRemovedTime)[0];
  } catch {
    // The parser throws an error of its own for some invalid times.
    return undefined;
  }
}

/**
 * Reads one entry of the feed.
 *
 * @throws EventRefusal for an entry that the site cannot have
 */
export function readEvent(lines: EventLines): FeedEvent {
  const event = parseEvent(lines.filter((line) => !/^(?:RRULE|EXRULE)[:;]/iu.test(line)));
  requirePublic(event);
  requireRealTimes(lines);
  requireKnownRange(lines);
  const rule = readRule(lines);
  // Two lines are two statements.
  const summary = readText(event, 'summary').replaceAll(/\s*[\n\v\f\r\u2028\u2029]\s*/gu, ' – ');
  const title = cleanText(summary, calendarLimits.title);
  if (title === '') throw new EventRefusal('no-title');
  const [start] = listTimes(event, 'dtstart');
  if (!start) throw new EventRefusal('no-start');
  const [replacedTime] = listTimes(event, 'recurrence-id').map(toRemovedTime);
  const status = readText(event, 'status').toUpperCase();
  return {
    uid: findValue(lines, 'UID'),
    ...findVersion(lines),
    title,
    fullTitle: cleanText(summary, Infinity),
    placeField: cleanText(readText(event, 'location'), calendarLimits.placeText),
    isCancelled: /^CANCELL?ED$/u.test(status),
    isTentative: status === 'TENTATIVE',
    start,
    length: readLength(event, start),
    rule,
    extraTimes: listExtraTimes(event),
    exceptions: listTimes(event, 'exdate').map(toRemovedTime),
    replacedTime,
    isForFuture: isForFuture(lines),
    hasUnknownZone: hasUnknownZone(event),
  };
}
