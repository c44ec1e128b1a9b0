import { placeNames } from '@club/about/calendar-words';
import { cardAltTexts } from '@club/about/fr/cards';
import { locations as locationNames } from '@club/about/fr/locations';
import { coaches } from '@club/about/first-content/coaches';
import { notes } from '@club/about/first-content/notes';
import { identity } from '@club/about/identity';
import { locations } from '@club/about/locations';
import { teamIds } from '@club/domain/team';
import { makeSeason } from '../../../emulators/calendar/season.ts';
import { demoAccounts } from '../../../emulators/demo/accounts.ts';
import { findFirstSentences } from '../../../web/src/i18n/first-sentences.ts';
import { titleExamples } from '../../../web/src/staff/tabs/calendar/title-examples.ts';
import { shortenNoteText } from '../../../web/src/staff/tabs/notes/shorten-note-text.ts';
import { fixedStaffTexts } from './fixed-staff-data.ts';
import { clubContent } from '../../../environments/first-content/sources.ts';

/** Lists all strings in a value, at any depth. */
const listStrings = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : typeof value === 'string'
      ? [value]
      : [];

/** On a phone, a note's first sentences and the rest are in two elements. */
const splitNote = (text: string): string[] => {
  const firstSentences = findFirstSentences(text) ?? '';
  return [firstSentences, text.slice(firstSentences.length)];
};

const splitSentences = (text: string): string[] => text.split(/\.(?:\s+|$)/u);

/** Makes texts comparable: the page has other spaces and line breaks than the source of a text. */
const normalizeSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * Texts that are correct on a page although no language file has them. The longest is first, because
 * a text may contain another.
 */
const exemptTexts = listStrings([
  // Names, addresses and telephone numbers of the club and its places.
  ...[identity, locations, locationNames, teamIds.map((id) => id.toUpperCase())],
  // The header has the rest of the name in a separate element.
  identity.name.fr.replace(identity.shortName, ''),
  // The alternative texts of the share cards.
  cardAltTexts,
  // Texts by staff, and the entries of the club's calendar.
  placeNames,
  ...[...Object.values(clubContent), titleExamples],
  // Each sentence about a coach is a bullet without its full stop.
  ...coaches.flatMap((coach) => [coach.description, coach.description_fr].map(splitSentences)),
  ...notes.map(({ note, note_fr }) => [note, note_fr].map(splitNote)),
  // The notes' names in the dashboard.
  ...notes.map(({ note, note_fr }) => [note, note_fr].map(shortenNoteText)),
  ...[true, false].map((hasChanges) => makeSeason(Date.now(), { hasChanges })),
  demoAccounts,
  fixedStaffTexts,
])
  .flatMap((text) => [text, ...text.split('\n')].map(normalizeSpaces))
  .filter((text) => text.length > 1)
  .toSorted((one, other) => other.length - one.length);

/** Lists the names of months and days in one style, as Intl formats them. */
const listDateNames = (style: 'long' | 'short'): string[] => [
  ...Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 15)).toLocaleDateString('fr-CA', { month: style }),
  ),
  ...Array.from({ length: 7 }, (_, day) =>
    new Date(Date.UTC(2026, 0, day + 1, 12)).toLocaleDateString('fr-CA', { weekday: style }),
  ),
];
// moment shortens July to `juil.`, Intl to `juill.`.
const dateNames = [...listDateNames('long'), ...listDateNames('short'), 'juil.']
  .map((name) => name.replaceAll('.', String.raw`\.`))
  .join('|');
const datePattern = new RegExp(String.raw`(?<!\p{L})(?:${dateNames}|1er)(?!\p{L})`, 'giu');
const addressPattern = /https?:\S+|\S+@\S+/gu;
const shortcutPattern = /Ctrl\+/gu;

/** Removes from a text what no language file has: names, dates, keyboard shortcuts, texts by staff. */
export const removeExemptTexts = (text: string): string =>
  exemptTexts
    .reduce((rest, exemptText) => rest.replaceAll(exemptText, ' '), normalizeSpaces(text))
    .replaceAll(addressPattern, ' ')
    .replaceAll(datePattern, ' ')
    .replaceAll(shortcutPattern, ' ');
