import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { localizeAddress, locations } from '@club/domain/location';
import type { Locale } from '@club/domain/locale';
import type { TFunction } from 'i18next';

/** The kinds whose title in the calendar adds nothing to the team, the kind and the opponent. */
const plainKinds: readonly CalendarEntry['kind'][] = ['practice', 'match'];

interface EntryTitle {
  /** The teams, or '' if the entry needs review. */
  readonly teams: string;
  /** The kind and the opponent, or the title in the calendar if the entry needs review. */
  readonly name: string;
  /** The title in the calendar if it adds something to `name`; otherwise ''. */
  readonly detail: string;
}

function composeTeams({ isForEveryone, teams }: CalendarEntry, t: TFunction): string {
  if (isForEveryone) return t('schedule:agenda.everyone');
  return teams.map((team) => team.toUpperCase()).join(', ');
}

/** The title of an entry in the visitor's language. */
export function composeTitle(entry: CalendarEntry, t: TFunction): EntryTitle {
  if (entry.needsReview) return { teams: '', name: entry.title, detail: '' };
  const { kind, opponent } = entry;
  const name = t(`schedule:agenda.kinds.${kind}`);
  return {
    teams: composeTeams(entry, t),
    name: opponent === '' ? name : `${name} ${t('schedule:agenda.opponent', { opponent })}`,
    detail: plainKinds.includes(kind) || entry.title === name ? '' : entry.title,
  };
}

/** The title in one line: `U15 · Match contre Saint-Laurent`. */
export function composeLine(entry: CalendarEntry, t: TFunction): string {
  const { teams, name } = composeTitle(entry, t);
  return [teams, name].filter((part) => part !== '').join(' · ');
}

interface EntryPlace {
  readonly name: string;
  /** The address of a map that searches the place, if it is not the club's. */
  readonly mapHref?: string;
}

/** An entry's place, as visitors read it. */
export function describePlace(
  { place, placeText }: CalendarEntry,
  locale: Locale,
): EntryPlace | undefined {
  const location = locations.find(({ id }) => id === place);
  if (location) {
    // A single word, such as STL, is a town or an abbreviation: our own address says more.
    const name = placeText.includes(' ') ? placeText : localizeAddress(location, locale);
    return { name };
  }
  if (placeText === '') return undefined;
  const search = new URLSearchParams({ query: placeText });
  return { name: placeText, mapHref: `https://www.openstreetmap.org/search?${search}` };
}

type EntryMarkKey = 'cancelled' | 'removed' | 'time' | 'place' | 'restored';

/** What families must notice about an entry, if anything. */
export function findMark({ state, change }: CalendarEntry): EntryMarkKey | undefined {
  if (state !== 'planned') return state;
  return change === 'none' || change === 'cancelled' ? undefined : change;
}
