import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { toTorontoDay } from '@club/domain/toronto-time';
import { countWeeks } from '../i18n/dates.ts';

interface Day {
  /** Such as `2026-11-28`. */
  readonly day: string;
  /** An instant of that day. */
  readonly instant: string;
  readonly entries: readonly CalendarEntry[];
}

interface Week {
  /** 0 is this week. */
  readonly weeksFromNow: number;
  readonly days: readonly Day[];
}

/** Compares entries by start. Queries return them in order of their end. */
export const compareStarts = (a: CalendarEntry, b: CalendarEntry): number =>
  Date.parse(a.start) - Date.parse(b.start) || Date.parse(a.end) - Date.parse(b.end);

/** The instant under which an entry is listed: its start, or now if it has begun. */
const findListedInstant = ({ start }: CalendarEntry, now: string): string =>
  Date.parse(start) < Date.parse(now) ? now : start;

/** Groups items with the same key, in the order of their first item. */
function groupBy<Key, Item>(items: readonly Item[], getKey: (item: Item) => Key): [Key, Item[]][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}

/**
 * Groups entries by week and by day in Toronto, in order of their start. An entry that has begun is
 * on the day of `now`.
 */
export function groupEntries(entries: readonly CalendarEntry[], now: string): readonly Week[] {
  const days = groupBy(entries.toSorted(compareStarts), (entry) =>
    toTorontoDay(findListedInstant(entry, now)),
  ).map(([day, dayEntries]): Day => {
    const [first] = dayEntries;
    return { day, instant: first ? findListedInstant(first, now) : now, entries: dayEntries };
  });
  return groupBy(days, ({ instant }) => countWeeks(now, instant)).map(
    ([weeksFromNow, weekDays]) => ({ weeksFromNow, days: weekDays }),
  );
}
