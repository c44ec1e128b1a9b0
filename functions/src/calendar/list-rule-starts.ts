import { clubTimeZone } from '@club/domain/toronto-time';
import ICAL from 'ical.js';
import type { FeedEvent, FeedTime } from './read-event.ts';
import { toWallTime, type WallTime } from './time-zones.ts';

/**
 * The most steps that one series may take. A step finds one occurrence, even one before the
 * range. A daily series takes fewer steps in fifty years.
 */
const maxSteps = 20_000;

/** The last start that a rule's UNTIL allows, on the clock of the series. */
function readLastStart(until: string, { zone, isDay }: FeedTime): WallTime {
  const [, year, month, day, hour = '23', minute = '59', second = '59', utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/u.exec(until) ?? [];
  const wallTime = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return utc === undefined ? wallTime : toWallTime(wallTime, isDay ? clubTimeZone : zone);
}

const readWallTime = ({ year, month, day, hour, minute, second }: InstanceType<typeof ICAL.Time>) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** Makes a time without a zone, so that ical.js counts on the clock and not in UTC. */
function toFloatingTime({ wallTime, isDay }: FeedTime): InstanceType<typeof ICAL.Time> {
  const date = new Date(wallTime);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate: isDay,
  });
}

/**
 * Parses a rule. In ordinary years, ical.js would move a yearly rule from 29 February to 1 March.
 * RFC 5545 skips those years, and so does ical.js if the rule names the day.
 */
function parseRule(
  text: string,
  { month, day }: InstanceType<typeof ICAL.Time>,
): InstanceType<typeof ICAL.Recur> {
  const rule = ICAL.Recur.fromString(text);
  const namesDay = ['BYMONTHDAY', 'BYDAY'].some((name) => rule.getComponent(name).length > 0);
  const isInOtherMonths = rule.getComponent('BYMONTH').some((value) => value !== 2);
  if (rule.freq !== 'YEARLY' || month !== 2 || day !== 29 || namesDay || isInOtherMonths)
    return rule;
  rule.setComponent('BYMONTH', [2]);
  rule.setComponent('BYMONTHDAY', [29]);
  return rule;
}

/** The steps that the series of a feed may still take together. */
export interface StepBudget {
  remaining: number;
}

interface RuleStarts {
  readonly wallTimes: readonly WallTime[];
  /** Whether the list is incomplete, because the series or the feed took too many steps. */
  readonly isCut: boolean;
}

/**
 * Lists the starts of a rule from `first` to `last`. Without a rule, it lists the event's own
 * start, whatever the range.
 */
export function listRuleStarts(
  { rule, start }: FeedEvent,
  { first, last, budget }: { first: WallTime; last: WallTime; budget: StepBudget },
): RuleStarts {
  if (!rule) return { wallTimes: [start.wallTime], isCut: false };
  const until = rule.until === undefined ? last : readLastStart(rule.until, start);
  // The iterator begins at the start of the series, because ical.js counts occurrences from there.
  const firstStart = toFloatingTime(start);
  const iterator = parseRule(rule.text, firstStart).iterator(firstStart);
  const wallTimes: WallTime[] = [];
  for (let step = 0; step < maxSteps; step += 1) {
    if (budget.remaining <= 0) break;
    budget.remaining -= 1;
    const time = iterator.next() as InstanceType<typeof ICAL.Time> | null;
    const wallTime = time ? readWallTime(time) : Infinity;
    if (wallTime > last || wallTime > until) return { wallTimes, isCut: false };
    if (wallTime >= first) wallTimes.push(wallTime);
  }
  return { wallTimes, isCut: true };
}
