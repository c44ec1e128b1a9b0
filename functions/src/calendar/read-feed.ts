import type { ProblemEntry, EntryProblem } from '@club/domain/calendar/calendar-status';
import { dayMs } from '@club/domain/day';
import { expandEvents, toBaseUid, type TimeWindow } from './expand-events.ts';
import { type OccurrenceEntry, hashSeries, makeEntries, maxEntries } from './make-entries.ts';
import {
  EventRefusal,
  findTitle,
  findValue,
  findVersion,
  isForFuture,
  isOverride,
} from './event-lines.ts';
import { type FeedEvent, findReplacedTime, readEvent } from './read-event.ts';
import type { RefusedVersion } from './event-versions.ts';
import { isOver } from './is-over.ts';
import { type EventLines, maxEvents, splitEvents } from './split-events.ts';

/** The result of a reading of the feed. */
export interface FeedReading {
  readonly entries: readonly OccurrenceEntry[];
  /** Refused events, and shown ones that staff should check. */
  readonly problemEntries: readonly ProblemEntry[];
  /**
   * The series with a refused event that is not private. Their upcoming entries stay on the site
   * even if the feed lacks them.
   */
  readonly refusedSeries: ReadonlySet<string>;
  /** The series with a private event. Their entries that the feed lacks are deleted. */
  readonly privateSeries: ReadonlySet<string>;
  /** How many entries are beyond the site's maximum. */
  readonly omittedCount: number;
  /** Which share of its limits the calendar uses: 1 if it is full. */
  readonly usedShare: number;
  /** The site may lack entries that start at this instant or later. */
  readonly periodEnd: number;
}

/** The site has the entries of the last week and of the next half year. */
const daysBefore = 7;
const daysAfter = 183;

/** The period of the entries that the site has at an instant. */
export const makeWindow = (now: number): TimeWindow => ({
  from: now - daysBefore * dayMs,
  to: now + daysAfter * dayMs,
});

type RefusedEvent = ProblemEntry & RefusedVersion;

const makeWarning = (reason: EntryProblem, { title }: FeedEvent): ProblemEntry => ({
  title,
  reason,
});

/** Reads each event alone, so that a bad one does not affect the others. */
function readEvents(blocks: readonly EventLines[]): {
  readonly events: readonly FeedEvent[];
  readonly refusals: readonly RefusedEvent[];
} {
  const events: FeedEvent[] = [];
  const refusals: RefusedEvent[] = [];
  for (const lines of blocks) {
    try {
      events.push(readEvent(lines));
    } catch (error) {
      const reason = error instanceof EventRefusal ? error.reason : 'unreadable';
      // A private title stays private, also in the dashboard.
      const title = reason === 'private' ? '' : findTitle(lines);
      refusals.push({
        uid: findValue(lines, 'UID'),
        ...findVersion(lines),
        isOverride: isOverride(lines),
        replacedTime: findReplacedTime(lines),
        isForFuture: isForFuture(lines),
        title,
        reason,
      });
    }
  }
  return { events, refusals };
}

/**
 * Reads the bytes of the feed.
 *
 * @throws FeedProblem for anything but a complete calendar within the limits
 */
export function readFeed(bytes: Buffer, now: number): FeedReading {
  const window = makeWindow(now);
  const blocks = splitEvents(bytes, (lines) => isOver(lines, window.from));
  const { events, refusals } = readEvents(blocks);
  const { occurrences, cutEvents } = expandEvents(events, { window, refusedEvents: refusals });
  const listSeries = (events: readonly RefusedEvent[]) =>
    new Set(events.map(({ uid }) => hashSeries(toBaseUid(uid))));
  const isPrivate = ({ reason }: RefusedEvent) => reason === 'private';
  const { entries, omittedCount, periodEnd } = makeEntries(occurrences, window.to);
  const shownEvents = [...new Set(occurrences.map(({ event }) => event))];
  const warnings = [
    ...cutEvents.map((event) => makeWarning('too-many-occurrences', event)),
    ...shownEvents
      .filter(({ hasUnknownZone }) => hasUnknownZone)
      .map((event) => makeWarning('unknown-zone', event)),
    ...shownEvents
      .filter(({ isTentative }) => isTentative)
      .map((event) => makeWarning('tentative', event)),
  ];
  return {
    entries,
    problemEntries: [...refusals, ...warnings].map(({ title, reason }) => ({ title, reason })),
    refusedSeries: listSeries(refusals.filter((refusal) => !isPrivate(refusal))),
    privateSeries: listSeries(refusals.filter(isPrivate)),
    omittedCount,
    periodEnd,
    usedShare: Math.max(blocks.length / maxEvents, entries.length / maxEntries),
  };
}
