import { dayMs } from '@club/domain/day';
import { compareVersions, type EventVersion } from './event-lines.ts';
import { type FeedEvent, type FeedTime, getInstant } from './read-event.ts';
import { toDay, toInstant, toWallTime, type WallTime } from './time-zones.ts';

/** A refused event. An occurrence that it replaces is left out of its series. */
export interface RefusedVersion extends EventVersion {
  readonly uid: string;
  readonly isOverride: boolean;
  /** Undefined for an event that is no override, or whose time is unreadable. */
  readonly replacedTime: FeedTime | undefined;
  readonly isForFuture: boolean;
}

/** What replaces an occurrence of a series, or that occurrence and all later ones. */
export interface Override extends EventVersion {
  readonly replacedTime: FeedTime | undefined;
  readonly isForFuture: boolean;
  /** Undefined for a refused event. */
  readonly event: FeedEvent | undefined;
}

/** The current versions of the entries that share a UID. */
export interface UidGroup {
  /** Series, and entries that do not repeat. */
  readonly masters: readonly FeedEvent[];
  readonly overrides: readonly Override[];
}

const getTimeOfDay = (wallTime: WallTime): number => ((wallTime % dayMs) + dayMs) % dayMs;

/** The time of an occurrence on the clock of its series: a day if the series is all-day. */
export function toSeriesTime(time: FeedTime, { start }: Pick<FeedEvent, 'start'>): FeedTime {
  if (start.isDay) return { ...start, wallTime: time.wallTime - getTimeOfDay(time.wallTime) };
  const wallTime = time.isDay
    ? time.wallTime + getTimeOfDay(start.wallTime)
    : toWallTime(getInstant(time), start.zone);
  return { ...start, wallTime };
}

/**
 * The times at which a series has no occurrence of its own: its exceptions, and those that
 * overrides replace. A time that is a day removes every occurrence on that day.
 */
export class RemovedTimes {
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

/** The latest of several versions. Versions of the same rank are different entries, and all stay. */
const keepLatest = <Version extends EventVersion>(versions: readonly Version[]): Version[] => {
  const [latest] = versions.toSorted((a, b) => compareVersions(b, a));
  return versions.filter((one) => latest && compareVersions(one, latest) === 0);
};

/** Whether a newer version of the series has no such occurrence. */
function isObsolete(override: Override, master: FeedEvent): boolean {
  if (!override.replacedTime || compareVersions(override, master) >= 0) return false;
  const time = toSeriesTime(override.replacedTime, master);
  const repeats = master.rule !== undefined || master.extraTimes.length > 0;
  if (!repeats && time.wallTime !== master.start.wallTime) return true;
  return new RemovedTimes(master.exceptions, master.start.isDay).has(time);
}

/** Keeps the latest override of each occurrence. A newer cancelled series cancels all of them. */
function listOverrides(overrides: readonly Override[], master: FeedEvent | undefined): Override[] {
  const byTime = new Map<string, Override>();
  for (const override of overrides.toSorted(compareVersions)) {
    const { replacedTime, event } = override;
    if (!replacedTime || (master && isObsolete(override, master))) continue;
    const { isDay, wallTime, zone } = master ? toSeriesTime(replacedTime, master) : replacedTime;
    const isCancelled = master?.isCancelled === true && compareVersions(override, master) < 0;
    byTime.set(
      isDay ? toDay(wallTime) : String(toInstant(wallTime, zone)),
      event && isCancelled ? { ...override, event: { ...event, isCancelled } } : override,
    );
  }
  return [...byTime.values()];
}

/**
 * Groups entries by their UID. Of several versions of a series, an entry or an occurrence, only the
 * latest counts (SEQUENCE, then DTSTAMP), also if that one is refused.
 */
export function groupByUid(
  events: readonly FeedEvent[],
  refusedEvents: readonly RefusedVersion[],
): UidGroup[] {
  // Entries without a UID do not belong together.
  const groups = Map.groupBy(events, ({ uid }, index) => uid || `\n${index}`);
  const refusedByUid = Map.groupBy(refusedEvents, ({ uid }) => uid || '\n');
  return [...groups].map(([uid, group]) => {
    const refused = refusedByUid.get(uid) ?? [];
    const versions = keepLatest([
      ...group.filter(({ replacedTime }) => !replacedTime),
      ...refused.filter(({ isOverride }) => !isOverride),
    ]);
    const masters = versions.filter((one): one is FeedEvent => 'start' in one);
    const overrides = [
      ...group
        .filter(({ replacedTime }) => replacedTime)
        .map((event): Override => ({ ...event, event })),
      ...refused.map((one): Override => ({ ...one, event: undefined })),
    ];
    return { masters, overrides: listOverrides(overrides, masters[0]) };
  });
}
