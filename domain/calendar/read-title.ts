import { everyoneNames } from '@club/about/calendar-words';
import { cutText } from '../cut-text.ts';
import {
  type CalendarEntry,
  type CalendarKind,
  calendarLimits,
  calendarTeams,
} from './calendar-entry.ts';
import type { TitleProblem } from './calendar-status.ts';
import { findPlaces } from './find-places.ts';
import { blankOut, findTeams, type TeamGroup } from './find-teams.ts';
import { findKind, isCancellation, readKind } from './read-kind.ts';
import { type FoldedText, foldText, sliceOriginal, type Span } from './fold-text.ts';
import {
  cancelWordPattern,
  crossedOutPattern,
  endOfOpponentPattern,
  maybeCancelledPattern,
  movedPattern,
  notCancelledPattern,
} from './title-words.ts';
import { makeNamePattern, makeWordSource } from './word-pattern.ts';

/** What a title and a place of the club's calendar mean. */
export interface TitleReading extends Pick<
  CalendarEntry,
  'kind' | 'teams' | 'isForEveryone' | 'place' | 'placeText' | 'opponent' | 'needsReview'
> {
  readonly isCancelled: boolean;
  /** What was not understood, for staff. */
  readonly problems: TitleProblem[];
  readonly unknownTeams: string[];
}

const everyonePattern = makeNamePattern(everyoneNames);
const exceptPattern = new RegExp(
  makeWordSource("sauf|except[eé]?|hormis|but|a part|a l'exception"),
  'u',
);
const versusPattern = new RegExp(`${makeWordSource('vs|v|contre|against')}\\.? +`, 'u');
const clauseSeparator = / - |[;|()]|, |: | (?:et|and|mais|but) |\. |\//gu;

/** Replaces each span by as many characters, so that the positions of the rest stay the same. */
const blankSpans = (text: string, spans: readonly Span[], character: string): string =>
  spans.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + character.repeat(end - start) + rest.slice(end),
    text,
  );

/** The opponent's name: what follows `vs`, up to a sign such as `@` or a word such as `annulé`. */
function findOpponent(text: string): Span | undefined {
  const match = versusPattern.exec(text);
  if (!match) return undefined;
  const start = match.index + match[0].length;
  const length = endOfOpponentPattern.exec(text.slice(start))?.index ?? text.length - start;
  return { start, end: start + text.slice(start, start + length).trimEnd().length };
}

const isWithin = (inner: Span, outer: Span | undefined): boolean =>
  outer !== undefined && inner.start >= outer.start && inner.end <= outer.end;

/**
 * Lists the groups that are the club's own teams. In `U16 vs U17` both are. In `U15 vs U16 Laval`
 * the opponent is another club's team.
 */
function listOwnGroups(
  text: string,
  groups: readonly TeamGroup[],
  opponent: Span | undefined,
): readonly TeamGroup[] {
  const isWholeOpponent = (group: TeamGroup) =>
    opponent !== undefined &&
    text.slice(group.start, group.end).trim() === text.slice(opponent.start, opponent.end).trim();
  return groups.filter((group) => !isWithin(group, opponent) || isWholeOpponent(group));
}

interface Clause {
  /** The ids of its teams in one string, to compare clauses. */
  readonly teamKey: string;
  readonly kind: CalendarKind;
  /** Whether it is cancelled or moved. */
  readonly isAffected: boolean;
}

/** Splits a title into clauses, but not within a list of teams. */
function listClauses(text: string, groups: readonly TeamGroup[]): readonly Clause[] {
  const withoutTeams = blankSpans(text, groups, '~');
  const ends = [...withoutTeams.matchAll(clauseSeparator)].map(({ index }) => index);
  return [0, ...ends].map((start, index) => {
    const end = ends[index] ?? text.length;
    const clause = withoutTeams.slice(start, end);
    const ownGroups = groups.filter((group) => isWithin(group, { start, end }));
    const teams = ownGroups.flatMap((group) => [...group.teams, ...group.unknownTeams]);
    return {
      teamKey: teams.toSorted().join(),
      kind: findKind(clause),
      isAffected: isCancellation(clause) || movedPattern.test(clause),
    };
  });
}

/** Whether clauses about different teams differ in their kind, or only some are cancelled or moved. */
function isContradictory(clauses: readonly Clause[]): boolean {
  const teamClauses = clauses.filter(({ teamKey }) => teamKey !== '');
  if (new Set(teamClauses.map(({ teamKey }) => teamKey)).size < 2) return false;
  const isAnyAffected = clauses.some(({ isAffected }) => isAffected);
  if (isAnyAffected && !teamClauses.every(({ isAffected }) => isAffected)) return true;
  const kinds = teamClauses.map(({ kind }) => kind).filter((kind) => kind !== 'other');
  return new Set(kinds).size > 1;
}

/**
 * Finds a place that is not the club's: a name after `@`, or one with a capital after `à`.
 *
 * @param text the folded title, in which the teams and the opponent are blanked
 */
function findOtherPlace(original: string, foldedTitle: FoldedText, text: string): string {
  const match = /@ ?|(?<= )(?:a|au|at) /u.exec(text);
  if (!match) return '';
  const start = match.index + match[0].length;
  const length = /[@(|;,~_]| - |: /u.exec(text.slice(start))?.index ?? text.length - start;
  const name = sliceOriginal(original, foldedTitle, start, start + length).trim();
  const isName = match[0].startsWith('@') ? /^\p{L}/u.test(name) : /^\p{Lu}/u.test(name);
  return isName ? name : '';
}

interface PlaceReading {
  readonly place: CalendarEntry['place'];
  readonly placeText: string;
  readonly isAmbiguous: boolean;
}

/**
 * Reads the place of an entry. Its place field wins over its title.
 *
 * `text` is the folded title, in which the teams and the opponent are blanked.
 */
function readPlace(
  { original, foldedTitle, text }: { original: string; foldedTitle: FoldedText; text: string },
  placeField: string,
): PlaceReading {
  if (placeField !== '') {
    const ids = new Set(findPlaces(foldText(placeField).text).map(({ id }) => id));
    const [place = ''] = ids.size === 1 ? ids : [];
    return { place, placeText: placeField, isAmbiguous: false };
  }
  const places = findPlaces(text);
  const followsPreposition = ({ start }: Span) =>
    /(?:@ ?| (?:a|au|at) )$/u.test(text.slice(0, start));
  const candidates = places.some(followsPreposition) ? places.filter(followsPreposition) : places;
  const [first] = candidates;
  if (!first) {
    const placeText = findOtherPlace(original, foldedTitle, text);
    return { place: '', placeText, isAmbiguous: false };
  }
  if (new Set(candidates.map(({ id }) => id)).size > 1)
    return { place: '', placeText: '', isAmbiguous: true };
  const placeText = sliceOriginal(original, foldedTitle, first.start, first.end);
  return { place: first.id, placeText, isAmbiguous: false };
}

/** Kinds that need a place. */
const kindsWithPlace: readonly CalendarKind[] = [
  'tournament',
  'match',
  'tryout',
  'camp',
  'practice',
];

/**
 * Reads a title of the club's calendar, in either language (docs/calendar.md has the grammar). It
 * never guesses: an ambiguous title names no team.
 *
 * @param title cleaned by `cleanText`
 * @param placeField the entry's place, cleaned too, or ''
 */
export function readTitle(title: string, placeField: string): TitleReading {
  const foldedTitle = foldText(title);
  const text = blankOut(foldedTitle.text, notCancelledPattern, ' ');
  const allGroups = findTeams(text, { allowsSpacedDash: !isCancellation(text) });
  const opponent = findOpponent(text);
  const groups = listOwnGroups(text, allGroups, opponent);
  const textWithoutOpponent = opponent ? blankSpans(text, [opponent], ' ') : text;
  const clauses = listClauses(textWithoutOpponent, groups);
  const withoutTeams = blankSpans(textWithoutOpponent, allGroups, '~');

  const namedTeams = [...new Set(groups.flatMap(({ teams }) => teams))];
  const unknownTeams = [...new Set(groups.flatMap((group) => group.unknownTeams))];
  const namesEveryone = withoutTeams.search(everyonePattern) !== -1;
  const isForEveryone = namesEveryone && groups.length === 0;
  const placeReading = readPlace({ original: title, foldedTitle, text: withoutTeams }, placeField);
  const kindReading = readKind(withoutTeams);
  const { kind, isCancelled } = kindReading;
  const isOnePlaceCancelled =
    isCancelled && new Set(findPlaces(withoutTeams).map(({ id }) => id)).size > 1;
  const isAmbiguous =
    maybeCancelledPattern.test(text) ||
    isOnePlaceCancelled ||
    (!isCancelled &&
      (crossedOutPattern.test(title) || cancelWordPattern.test(foldText(placeField).text))) ||
    kindReading.isAmbiguous ||
    placeReading.isAmbiguous ||
    isContradictory(clauses) ||
    exceptPattern.test(text);
  const hasTeam = namedTeams.length > 0 || isForEveryone;
  const hasRequiredPlace = placeReading.placeText !== '' || !kindsWithPlace.includes(kind);
  const problems: TitleProblem[] = [
    ...(isAmbiguous ? (['ambiguous'] as const) : []),
    ...(unknownTeams.length > 0 ? (['unknown-team'] as const) : []),
    ...(!hasTeam && unknownTeams.length === 0 ? (['no-team'] as const) : []),
    ...(hasRequiredPlace ? [] : (['no-place'] as const)),
  ];
  const concernedTeams = isForEveryone
    ? [...calendarTeams]
    : calendarTeams.filter((id) => namedTeams.includes(id));
  return {
    kind,
    teams: isAmbiguous ? [] : concernedTeams,
    isForEveryone: isForEveryone && !isAmbiguous,
    place: placeReading.place,
    placeText: cutText(placeReading.placeText, calendarLimits.placeText),
    opponent: opponent
      ? cutText(
          sliceOriginal(title, foldedTitle, opponent.start, opponent.end),
          calendarLimits.opponent,
        )
      : '',
    needsReview: isAmbiguous || !hasTeam,
    isCancelled: !isAmbiguous && isCancelled,
    problems,
    unknownTeams,
  };
}
