import { calendarLimits } from '@club/domain/calendar/calendar-entry';
import type { ChangeValues, EntryChange, EntryContent } from '@club/domain/calendar/entry-change';
import { findPlaces } from '@club/domain/calendar/find-places';
import { foldText, sliceOriginal } from '@club/domain/calendar/fold-text';
import { readTitle } from '@club/domain/calendar/read-title';
import { cutText } from '@club/domain/cut-text';
import { isDeepStrictEqual } from 'node:util';
import type { EntryComparison, EntryMatch } from './compare-entries.ts';

/** The title with another place, if the title names exactly one. */
function replacePlace(title: string, placeText: string): string {
  const folded = foldText(title);
  const [place, ...others] = findPlaces(folded.text);
  if (!place || others.length > 0) return title;
  const before = sliceOriginal(title, folded, 0, place.start);
  return before + placeText + sliceOriginal(title, folded, place.end, folded.text.length);
}

/** Applies a change to what the calendar has for an entry. */
export function applyChange(calendar: EntryContent, change: ChangeValues): EntryContent {
  const { isCancelled, placeText, times } = change;
  const state = isCancelled && calendar.state === 'planned' ? 'cancelled' : calendar.state;
  if (placeText === null) return { ...calendar, ...times, state };
  const title = cutText(replacePlace(calendar.title, placeText), calendarLimits.title);
  const reading = readTitle(title, placeText);
  const isSameMeaning =
    reading.kind === calendar.kind &&
    reading.opponent === calendar.opponent &&
    reading.teams.join() === calendar.teams.join();
  return {
    ...calendar,
    ...times,
    state,
    title: isSameMeaning ? title : calendar.title,
    place: reading.place,
    placeText: reading.placeText,
  };
}

/** Whether the calendar says the same as a change, so that the change is no longer needed. */
function isSameAsCalendar(calendar: EntryContent, change: ChangeValues): boolean {
  if (change.isCancelled) return calendar.state !== 'planned';
  const { placeText, times } = change;
  const { place } = applyChange(calendar, change);
  const isSamePlace =
    placeText === null ||
    foldText(calendar.placeText).text === foldText(placeText).text ||
    (place !== '' && calendar.place === place);
  const isSameTime =
    times === null ||
    (Date.parse(calendar.start) === Date.parse(times.start) &&
      Date.parse(calendar.end) === Date.parse(times.end));
  return isSamePlace && isSameTime;
}

/**
 * The title for the club's calendar that makes it say the same as a change. A place and times have
 * their own fields there.
 */
export function makeTitleToEnter(calendar: EntryContent, change: ChangeValues): string {
  const { title } = applyChange(calendar, change);
  if (!change.isCancelled || readTitle(title, '').isCancelled) return title;
  const cancelledTitle = `ANNULÉ - ${title}`;
  if (readTitle(cancelledTitle, '').isCancelled) return cancelledTitle;
  const teams = calendar.teams.map((team) => team.toUpperCase()).join('/');
  return `ANNULÉ - ${calendar.isForEveryone ? 'Toutes les équipes' : teams}`;
}

/** A comparison of the feed with the site, with the changes of staff applied to the feed. */
export interface AppliedChanges {
  readonly comparison: EntryComparison;
  /** The changes as they were read. */
  readonly stored: readonly EntryChange[];
  /** The changes that the calendar does not have yet, by the entry's id. */
  readonly active: ReadonlyMap<string, EntryChange>;
  /** Those of them whose entry has changed in the calendar since. */
  readonly updated: readonly EntryChange[];
  /** The ids of changes that end: the calendar says the same, or the reading no longer has the entry. */
  readonly finishedIds: readonly string[];
}

/**
 * Applies what staff changed to what the feed has, so that each reading writes the changed entries.
 *
 * @param stored all changes
 */
export function applyStaffChanges(
  comparison: EntryComparison,
  stored: readonly EntryChange[],
): AppliedChanges {
  const contents = new Map(
    comparison.matches.map(({ knownEntry, entry }) => [knownEntry.id, entry.content]),
  );
  // The feed cannot be read for these, so the calendar may still have them.
  const keptIds = new Set(
    comparison.entriesToKeep.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id),
  );
  const changes = stored.flatMap((change): EntryChange[] => {
    const calendar = contents.get(change._id);
    if (!calendar) return keptIds.has(change._id) ? [change] : [];
    return isSameAsCalendar(calendar, change) ? [] : [{ ...change, calendar }];
  });
  const active = new Map(changes.map((change) => [change._id, change]));
  const applyTo = (match: EntryMatch): EntryMatch => {
    const change = active.get(match.knownEntry.id);
    if (!change) return match;
    return {
      ...match,
      entry: { ...match.entry, content: applyChange(match.entry.content, change) },
    };
  };
  return {
    comparison: {
      ...comparison,
      matches: comparison.matches.map(applyTo),
      upcomingMatches: comparison.upcomingMatches.map(applyTo),
    },
    stored,
    active,
    updated: changes.filter(
      (change) =>
        !isDeepStrictEqual(
          change,
          stored.find(({ _id }) => _id === change._id),
        ),
    ),
    finishedIds: stored.map(({ _id }) => _id).filter((id) => !active.has(id)),
  };
}
