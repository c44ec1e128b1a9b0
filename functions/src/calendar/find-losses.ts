import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import type { LossCause } from '@club/domain/calendar/calendar-status';
import type { EntryComparison } from './compare-entries.ts';
import type { EntryContent } from '@club/domain/calendar/entry-change';

/** An upcoming entry of the site that the feed no longer has, or has with another meaning. */
export interface EntryLoss {
  readonly id: string;
  readonly causes: readonly LossCause[];
  /** The series that the feed has the entry in; undefined if the feed does not have it. */
  readonly series?: string;
  /** What the feed has for the entry now. */
  readonly content?: EntryContent;
}

/** Causes of entries that still say as much as before, but something else. */
const movedCauses: ReadonlySet<LossCause> = new Set(['other-title', 'other-place', 'other-time']);

/** Whether an entry has such a cause and no other. */
export const isMoved = ({ causes }: EntryLoss): boolean =>
  causes.every((cause) => movedCauses.has(cause));

type Meaning = Pick<
  EntryContent,
  'title' | 'kind' | 'teams' | 'placeText' | 'firstDay' | 'start' | 'end'
>;

const hasLength = ({ firstDay, start, end }: Meaning) => firstDay === '' && start !== end;
const saysNothing = ({ kind, teams }: Meaning) => kind === 'other' && teams.length === 0;

/** Lists what an entry lost. Nothing is lost if the feed says more than the site has. */
function listCauses(before: Meaning, after: Meaning): LossCause[] {
  const isDay = (entry: Meaning) => entry.firstDay !== '';
  const losesTitle =
    (before.teams.length > 0 && after.teams.length === 0) ||
    (before.kind !== 'other' && after.kind === 'other') ||
    (before.title !== after.title && saysNothing(after));
  const hasOtherTeam = !before.teams.every((team) => after.teams.includes(team));
  const hasOtherKind = before.kind !== 'other' && before.kind !== after.kind;
  const hasOtherPlace = before.placeText !== '' && before.placeText !== after.placeText;
  const causes: readonly (readonly [LossCause, boolean])[] = [
    ['title', losesTitle],
    ['place', hasOtherPlace && after.placeText === ''],
    ['hours', (!isDay(before) && isDay(after)) || (hasLength(before) && !hasLength(after))],
    ['other-title', !losesTitle && (hasOtherTeam || hasOtherKind)],
    ['other-place', hasOtherPlace && after.placeText !== ''],
    ['other-time', isDay(before) === isDay(after) && before.start !== after.start],
  ];
  return causes.flatMap(([cause, isTrue]) => (isTrue ? [cause] : []));
}

/**
 * Lists what the upcoming entries of the site lose if a comparison is applied.
 *
 * @param entriesBefore the site's entries that the comparison changes, by their ids
 */
export function findLosses(
  comparison: EntryComparison,
  entriesBefore: ReadonlyMap<string, CalendarEntry>,
): EntryLoss[] {
  const { missingEntries, privateEntries, upcomingMatches, createdEntries } = comparison;
  const isOtherCalendar =
    upcomingMatches.length === 0 && createdEntries.length > 0 && missingEntries.length > 0;
  const changedEntries = upcomingMatches.flatMap(({ knownEntry: { id }, entry }): EntryLoss[] => {
    const before = entriesBefore.get(id);
    const causes = before ? listCauses(before, entry.content) : [];
    const { series, content } = entry;
    return causes.length > 0 ? [{ id, causes, series, content }] : [];
  });
  return [
    ...missingEntries.map(({ id }): EntryLoss => ({
      id,
      causes: [isOtherCalendar ? 'other-calendar' : 'missing'],
    })),
    ...privateEntries.map(({ id }): EntryLoss => ({ id, causes: ['private'] })),
    ...changedEntries,
  ];
}
