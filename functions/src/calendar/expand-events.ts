import { dayMs } from '@club/domain/day';
import { type FeedEvent, type FeedTime, getInstant } from './read-event.ts';
import { listRuleStarts, type StepBudget } from './list-rule-starts.ts';
import { findDayStart, toDay, toInstant, toWallTime, type WallTime } from './time-zones.ts';

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

/**
 * The times at which a series has no occurrence of its own: its exceptions, and those that
 * overrides replace. A time that is a day removes every occurrence on that day.
 */
class RemovedTimes {
  readonly #instants: ReadonlySet<number>;
  readonly #days: ReadonlySet<string>;

  constructor(times: readonly FeedTime[], isDaySeries: boolean) {
    const dayTimes = times.filter(({ isDay }) => isDay || isDaySeries);
    this.#days = new Set(dayTimes.map(({ wallTime }) => toDay(wallTime)));
    this.#instants = new Set(times.filter((time) => !dayTimes.includes(time)).map(getInstant));
  }

  has({ wallTime, zone }: Omit<FeedTime, 'isDay'>): boolean {
    if (this.#days.has(toDay(wallTime))) return true;
    return this.#instants.size > 0 && this.#instants.has(toInstant(wallTime, zone));
  }
}

function makeOccurrence(event: FeedEvent, wallTime: WallTime, originalStart: string): Occurrence {
  const { start, length } = event;
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

/** The entries that share a UID. */
interface UidGroup {
  /** Series, and entries that do not repeat. */
  readonly masters: readonly FeedEvent[];
  /** Changed occurrences. Each replaces an occurrence of a master. */
  readonly overrides: readonly FeedEvent[];
}

/** Drops all but the latest of several overrides of one occurrence. */
function removeOldOverrides(overrides: readonly FeedEvent[]): FeedEvent[] {
  const latest = new Map<string, FeedEvent>();
  for (const event of overrides.toSorted((a, b) => a.sequence - b.sequence)) {
    if (event.replacedTime) latest.set(formatOriginalStart(event.replacedTime), event);
  }
  return [...latest.values()];
}

function groupByUid(events: readonly FeedEvent[]): UidGroup[] {
  const groups = new Map<string, FeedEvent[]>();
  for (const event of events) {
    // Entries without a UID do not belong together.
    const key = event.uid || `\n${groups.size}`;
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups.values()].map((group) => ({
    masters: group.filter(({ replacedTime }) => !replacedTime),
    overrides: removeOldOverrides(group.filter(({ replacedTime }) => replacedTime)),
  }));
}

const overlaps = ({ start, end }: Occurrence, { from, to }: TimeWindow): boolean =>
  end >= from && start < to;

/** A refused event. If it is an override, its occurrence is left out of the series. */
interface RefusedEvent {
  readonly uid: string;
  /** Undefined for a refused event that is no override, or whose time is unreadable. */
  readonly replacedTime: FeedTime | undefined;
}

interface ExpansionContext {
  readonly window: TimeWindow;
  readonly budget: StepBudget;
}

interface MasterExpansion {
  readonly occurrences: readonly Occurrence[];
  readonly isCut: boolean;
}

/**
 * Lists the occurrences of a master in the window, without its exceptions and without those that
 * overrides replace, including refused overrides.
 */
function expandMaster(
  master: FeedEvent,
  overrides: readonly Pick<FeedEvent, 'replacedTime'>[],
  { window, budget }: ExpansionContext,
): MasterExpansion {
  const { start, rule, extraTimes, exceptions } = master;
  const lengthMs = start.isDay ? master.length * dayMs : master.length;
  // A wall time, which is counted as UTC, is less than a day away from its instant.
  const range = { first: window.from - lengthMs - dayMs, last: window.to + dayMs, budget };
  const ruleStarts = listRuleStarts(master, range);
  const extraWallTimes = extraTimes.map((time) =>
    time.isDay || start.isDay ? time.wallTime : toWallTime(getInstant(time), start.zone),
  );
  const replacedTimes = overrides.flatMap(({ replacedTime }) => replacedTime ?? []);
  const removedTimes = new RemovedTimes([...exceptions, ...replacedTimes], start.isDay);
  const isSeries = rule !== undefined || extraTimes.length > 0;
  const occurrences = [...new Set([...ruleStarts.wallTimes, ...extraWallTimes])]
    .map((wallTime): FeedTime => ({ ...start, wallTime }))
    .filter((time) => !removedTimes.has(time))
    .map((time) => makeOccurrence(master, time.wallTime, isSeries ? formatOriginalStart(time) : ''))
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
  if (!master || master.start.isDay === replacedTime.isDay)
    return formatOriginalStart(replacedTime);
  if (master.start.isDay) return toDay(replacedTime.wallTime);
  const timeOfDay = ((master.start.wallTime % dayMs) + dayMs) % dayMs;
  return formatOriginalStart({ ...master.start, wallTime: replacedTime.wallTime + timeOfDay });
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
  }: { readonly window: TimeWindow; readonly refusedEvents: readonly RefusedEvent[] },
): Expansion {
  const budget = { remaining: expansionLimits.steps };
  // Events without a UID do not belong together.
  const refusedEventsWithUid = refusedEvents.filter(({ uid }) => uid !== '');
  const refusedEventsByUid = Map.groupBy(refusedEventsWithUid, ({ uid }) => uid);
  const occurrences: Occurrence[] = [];
  const cutEvents: FeedEvent[] = [];
  for (const { masters, overrides } of groupByUid(events)) {
    const refusedOfUid = refusedEventsByUid.get(masters[0]?.uid ?? '') ?? [];
    for (const master of masters) {
      const hasRoom = occurrences.length < expansionLimits.occurrences;
      const expansion = hasRoom
        ? expandMaster(master, [...overrides, ...refusedOfUid], { window, budget })
        : { occurrences: [], isCut: true };
      occurrences.push(...expansion.occurrences);
      if (expansion.isCut) cutEvents.push(master);
    }
    occurrences.push(
      ...overrides
        .map((event) =>
          makeOccurrence(event, event.start.wallTime, findOriginalStart(event, masters[0])),
        )
        .filter((occurrence) => overlaps(occurrence, window)),
    );
  }
  return { occurrences, cutEvents };
}
