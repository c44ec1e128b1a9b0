import { dayMs } from '@club/domain/day';
import { type FeedEvent, type FeedTime, getInstant } from './read-event.ts';
import { listRuleStarts, type StepBudget } from './list-rule-starts.ts';
import {
  groupByUid,
  type Override,
  type RefusedVersion,
  RemovedTimes,
  toSeriesTime,
} from './event-versions.ts';
import { findDayStart, toDay, toInstant, type WallTime } from './time-zones.ts';

/** Limits of the work that a feed causes. */
const expansionLimits = {
  occurrencesPerSeries: 400,
  /** The steps of all series together. `listRuleStarts` also limits those of one series. */
  steps: 200_000,
  /** No further series is expanded once there are this many occurrences. */
  occurrences: 20_000,
} as const;

/** The period whose entries the site has. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** One occurrence of an entry, in the window. */
export interface Occurrence {
  readonly event: FeedEvent;
  /** The UID of the series, also after it was split. */
  readonly baseUid: string;
  /**
   * The start that the series sets, in UTC or as a day. Empty for an entry that belongs to no
   * series.
   */
  readonly originalStart: string;
  readonly start: number;
  readonly end: number;
  /** The first and the last day of an all-day entry; empty for one with times. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The occurrences of a feed's entries. */
export interface Expansion {
  readonly occurrences: readonly Occurrence[];
  /** Entries beyond a limit: some or all of their occurrences are missing. */
  readonly cutEvents: readonly FeedEvent[];
}

/**
 * When a series is split, Google gives its later part a new UID. It ends in `_R` and the day, or
 * the day and time, of the split.
 */
export const toBaseUid = (uid: string): string => uid.replace(/_R\d{8}(?:T\d{6}Z?)?(?=@|$)/u, '');

const toIso = (instant: number): string => new Date(instant).toISOString();
const formatOriginalStart = (time: FeedTime): string =>
  time.isDay ? toDay(time.wallTime) : toIso(getInstant(time));

function makeOccurrence(
  event: FeedEvent,
  wallTime: WallTime,
  originalStart: string,
  length = event.length,
): Occurrence {
  const { start } = event;
  const fields = { event, baseUid: toBaseUid(event.uid), originalStart };
  if (start.isDay) {
    const end = wallTime + length * dayMs;
    return {
      ...fields,
      start: findDayStart(wallTime),
      end: findDayStart(end),
      firstDay: toDay(wallTime),
      lastDay: toDay(end - dayMs),
    };
  }
  const instant = toInstant(wallTime, start.zone);
  return { ...fields, start: instant, end: instant + length, firstDay: '', lastDay: '' };
}

const overlaps = ({ start, end }: Occurrence, { from, to }: TimeWindow): boolean =>
  end >= from && start < to;

interface ExpansionContext {
  readonly window: TimeWindow;
  readonly budget: StepBudget;
}

interface MasterExpansion {
  readonly occurrences: readonly Occurrence[];
  readonly isCut: boolean;
}

/** An override for all later occurrences, and when the first of them would have been. */
interface FutureChange {
  readonly event: FeedEvent | undefined;
  readonly replacedTime: FeedTime;
}

const listFutureChanges = (master: FeedEvent, overrides: readonly Override[]): FutureChange[] =>
  overrides
    .flatMap(({ event, isForFuture, replacedTime }) =>
      isForFuture && replacedTime
        ? [{ event, replacedTime: toSeriesTime(replacedTime, master) }]
        : [],
    )
    .toSorted((a, b) => a.replacedTime.wallTime - b.replacedTime.wallTime);

/** Moves an occurrence as far as the override moved the first one, on the override's clock. */
function moveWallTime(time: FeedTime, { start }: FeedEvent, replacedTime: FeedTime): WallTime {
  const toClock = (one: FeedTime) => toSeriesTime(one, { start: one.isDay ? one : start }).wallTime;
  return toClock(time) + start.wallTime - toClock(replacedTime);
}

/**
 * Lists the occurrences of a master in the window, without its exceptions and without those that
 * overrides replace, including refused overrides.
 */
function expandMaster(
  master: FeedEvent,
  overrides: readonly Override[],
  { window, budget }: ExpansionContext,
): MasterExpansion {
  const { start, rule, extraTimes, exceptions } = master;
  const futureChanges = listFutureChanges(master, overrides);
  const events = [master, ...futureChanges.flatMap(({ event }) => event ?? [])];
  // A wall time, which is counted as UTC, is less than a day away from its instant.
  const margin =
    dayMs +
    Math.max(...events.map(({ start: { isDay }, length }) => (isDay ? length * dayMs : length))) +
    Math.max(
      0,
      ...futureChanges.map(({ event, replacedTime }) =>
        event ? Math.abs(getInstant(event.start) - getInstant(replacedTime)) : 0,
      ),
    );
  const range = { first: window.from - margin, last: window.to + margin, budget };
  const ruleStarts = listRuleStarts(master, range);
  const extraLengths = new Map(
    extraTimes.map((time) => [toSeriesTime(time, master).wallTime, time.length]),
  );
  const replacedTimes = overrides.flatMap(({ replacedTime }) => replacedTime ?? []);
  const removedTimes = new RemovedTimes([...exceptions, ...replacedTimes], start.isDay);
  const isSeries = rule !== undefined || extraTimes.length > 0;
  const expand = (time: FeedTime): Occurrence[] => {
    const originalStart = isSeries ? formatOriginalStart(time) : '';
    const change = futureChanges.findLast(
      ({ replacedTime }) => replacedTime.wallTime <= time.wallTime,
    );
    if (!change) {
      const length = start.isDay ? undefined : extraLengths.get(time.wallTime);
      return [makeOccurrence(master, time.wallTime, originalStart, length)];
    }
    const { event, replacedTime } = change;
    if (!event) return [];
    return [makeOccurrence(event, moveWallTime(time, event, replacedTime), originalStart)];
  };
  const occurrences = [...new Set([...ruleStarts.wallTimes, ...extraLengths.keys()])]
    .map((wallTime): FeedTime => ({ ...start, wallTime }))
    .filter((time) => !removedTimes.has(time))
    .flatMap(expand)
    .filter((occurrence) => overlaps(occurrence, window));
  const limit = expansionLimits.occurrencesPerSeries;
  return {
    occurrences: occurrences.slice(0, limit),
    isCut: ruleStarts.isCut || occurrences.length > limit,
  };
}

/**
 * Finds the start that an override replaces: a day if its series is all-day, else an instant.
 * Empty if the event is no override.
 */
function findOriginalStart({ replacedTime }: FeedEvent, master: FeedEvent | undefined): string {
  if (!replacedTime) return '';
  return formatOriginalStart(master ? toSeriesTime(replacedTime, master) : replacedTime);
}

/**
 * Lists the occurrences of all entries in the window. An override in the window has its own
 * occurrence, even without a master.
 */
export function expandEvents(
  events: readonly FeedEvent[],
  {
    window,
    refusedEvents,
  }: { readonly window: TimeWindow; readonly refusedEvents: readonly RefusedVersion[] },
): Expansion {
  const budget = { remaining: expansionLimits.steps };
  const occurrences: Occurrence[] = [];
  const cutEvents: FeedEvent[] = [];
  for (const { masters, overrides } of groupByUid(events, refusedEvents)) {
    for (const master of masters) {
      const hasRoom = occurrences.length < expansionLimits.occurrences;
      const expansion = hasRoom
        ? expandMaster(master, overrides, { window, budget })
        : { occurrences: [], isCut: true };
      occurrences.push(...expansion.occurrences);
      if (expansion.isCut) cutEvents.push(master);
    }
    occurrences.push(
      ...overrides
        .flatMap(({ event }) => event ?? [])
        .map((event) =>
          makeOccurrence(event, event.start.wallTime, findOriginalStart(event, masters[0])),
        )
        .filter((occurrence) => overlaps(occurrence, window)),
    );
  }
  return { occurrences, cutEvents };
}
