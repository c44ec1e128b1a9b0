import { teamNames } from '@club/about/calendar-words';
import { calendarTeams } from './calendar-entry.ts';
import type { Span } from './fold-text.ts';
import { makeNamePattern } from './word-pattern.ts';

/** One team, list or range of a title. */
export interface TeamGroup extends Span {
  /** Ids of the club's teams. */
  readonly teams: readonly string[];
  /** Teams that the club does not have, such as `U18`. */
  readonly unknownTeams: readonly string[];
}

const monthSource =
  'janv?|janvier|january|fevr?|fevrier|feb|february|mars|mar|march|avril|avr|april|apr|mai|may|juin|june|jun|juillet|juil|july|jul|aout|august|aug|septembre|september|sept|sep|octobre|october|oct|novembre|november|nov|decembre|december|dec';

/** Times, days and ages (`12 ans`), whose numbers are no teams. */
const timePattern = new RegExp(
  [
    String.raw`(?<![a-z0-9])\d{1,2}(?:[h:]\d{0,2})? ?(?:-|a|to|@) ?\d{1,2} ?(?:h(?:eures?|rs?)?|:|[ap]\.?m\.?)\d{0,2}(?![a-z0-9])`,
    String.raw`(?<![a-z0-9])\d{1,2} ?(?:h(?:eures?|rs?)?|:) ?\d{0,2}(?![a-z0-9])`,
    String.raw`(?<![a-z0-9])\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\.?(?![a-z0-9])`,
    String.raw`(?<![a-z0-9])\d{4}-\d{2}-\d{2}(?![a-z0-9])`,
    String.raw`(?<![a-z0-9])\d{1,2}(?:er|st|nd|rd|th)? (?:${monthSource})(?![a-z])\.?`,
    String.raw`(?<![a-z0-9])(?:${monthSource})\.? \d{1,2}(?:st|nd|rd|th)?(?![a-z0-9])`,
    String.raw`(?<![a-z0-9])\d{1,2} ?ans(?![a-z0-9])`,
  ].join('|'),
  'gu',
);

/** `F` of `U15F`, `filles`, or nothing. */
const optionalGenderSource = String.raw`(?: ?(?:[fmgb](?![a-z0-9'])|filles?|garcons?|girls?|boys?|feminine?s?|masculins?))?`;
/** `U15`, `U-15F`, `15U`, `DEV 1`, `DEV`. Nothing may follow that makes it another word. */
const teamPattern = new RegExp(
  String.raw`(?<![a-z0-9])(?:u[ .-]?(?<age>\d{1,2})|(?<ageBeforeU>\d{1,2})u|dev(?:eloppement|elopment)?[ .-]?(?<devNumber>\d)|(?<dev>dev))(?![0-9])${optionalGenderSource}(?![a-z0-9])`,
  'y',
);
/** What separates the teams of a list, and the two ends of a range. */
const listSeparator = /(?: ?(?:[/,&+]|(?<= )(?:et|and|ou|or)(?= )) ?){1,2}/y;
const rangeSeparator = / ?- ?| (?:a|au|to|jusqu'a|jusqu'au|through|thru) /y;
const bareNumberPattern = new RegExp(
  String.raw`(?<number>\d{1,2})(?![0-9])${optionalGenderSource}(?![a-z0-9])`,
  'y',
);

/** A number outside these is no team: neither `U2` nor `U50`. */
const ages = { youngest: 5, oldest: 21 } as const;
/** The start of a team's id, before its number. */
type Series = 'u' | 'dev';
/** A team as a title names it. It may be one that the club does not have. */
interface TeamNumber {
  readonly series: Series;
  /** Undefined for `DEV` alone, which means all development groups. */
  readonly number: number | undefined;
  /** The position after it in the title. */
  readonly end: number;
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function readTeam(text: string, position: number): TeamNumber | undefined {
  const match = matchAt(teamPattern, text, position);
  if (!match) return undefined;
  const { age, ageBeforeU, devNumber } = match.groups ?? {};
  const end = position + match[0].length;
  const ageText = age ?? ageBeforeU;
  if (ageText === undefined)
    return { series: 'dev', number: devNumber === undefined ? undefined : Number(devNumber), end };
  const number = Number(ageText);
  if (number < ages.youngest || number > ages.oldest) return undefined;
  return { series: 'u', number, end };
}

/**
 * Reads a number that continues a list, such as the 16 of `U15/16`. With `hasClearSeparator`, the
 * separator before it is a sign such as `/` or a word such as `et`. The number may then also be a
 * team that the club does not have. After a comma it may count something: `U15, 18 joueuses`.
 */
function readNumber(
  text: string,
  position: number,
  { series, hasClearSeparator }: { readonly series: Series; readonly hasClearSeparator: boolean },
): TeamNumber | undefined {
  const match = matchAt(bareNumberPattern, text, position);
  if (!match) return undefined;
  const number = Number(match.groups?.['number']);
  const isTeam = calendarTeams.includes(`${series}${number}`);
  const isLikelyTeam =
    hasClearSeparator && (series === 'dev' ? number < 10 : number >= 10 && number <= ages.oldest);
  if (!isTeam && !isLikelyTeam) return undefined;
  return { series, number, end: position + match[0].length };
}

const listIds = ({ series, number }: TeamNumber): string[] =>
  number === undefined
    ? calendarTeams.filter((id) => id.startsWith(series))
    : [`${series}${number}`];

function listRangeIds(from: TeamNumber, to: TeamNumber): string[] {
  if (from.number === undefined || to.number === undefined) return [];
  const [low, high] = [from.number, to.number].toSorted((a, b) => a - b) as [number, number];
  return Array.from({ length: high - low + 1 }, (_, index) => `${from.series}${low + index}`);
}

/** How a title's lists are read. */
interface ListOptions {
  /** Whether ` - ` may be a range. In a title that cancels something it separates clauses. */
  readonly allowsSpacedDash: boolean;
}

/** Reads a separator and the team after it; undefined if there is none. */
function readNext(
  text: string,
  team: TeamNumber,
  { allowsSpacedDash }: ListOptions,
): { readonly isRange: boolean; readonly team: TeamNumber } | undefined {
  for (const [separator, isRange] of [
    [rangeSeparator, true],
    [listSeparator, false],
  ] as const) {
    const match = matchAt(separator, text, team.end);
    if (!match || match[0] === '') continue;
    const position = team.end + match[0].length;
    const isSpacedDash = match[0].includes('- ');
    if (isSpacedDash && !allowsSpacedDash) continue;
    const hasClearSeparator = /^ ?[/&+] ?$|^-$|^ [a-z]/u.test(match[0]);
    const next =
      readTeam(text, position) ??
      (isSpacedDash
        ? undefined
        : readNumber(text, position, { series: team.series, hasClearSeparator }));
    if (next && (!isRange || next.series === team.series)) return { isRange, team: next };
  }
  return undefined;
}

function readGroup(text: string, start: number, options: ListOptions): TeamGroup | undefined {
  let last = readTeam(text, start);
  if (!last) return undefined;
  const ids = listIds(last);
  for (;;) {
    const next = readNext(text, last, options);
    if (!next) break;
    ids.push(...(next.isRange ? listRangeIds(last, next.team) : listIds(next.team)));
    last = next.team;
  }
  const uniqueIds = [...new Set(ids)];
  return {
    start,
    end: last.end,
    teams: uniqueIds.filter((id) => calendarTeams.includes(id)),
    unknownTeams: uniqueIds
      .filter((id) => !calendarTeams.includes(id))
      .map((id) => id.toUpperCase()),
  };
}

const teamNamePatterns = Object.entries(teamNames).map(([id, names]) => ({
  id,
  pattern: makeNamePattern(names),
}));

/** Replaces each match by as many `character`s, so that positions stay. */
export const blankOut = (text: string, pattern: RegExp, character: string): string =>
  text.replaceAll(pattern, (match) => character.repeat(match.length));

/** Finds the teams that a folded title names, in the order of the title. */
export function findTeams(foldedText: string, options: ListOptions): readonly TeamGroup[] {
  const text = blankOut(foldedText, timePattern, '_');
  const groups: TeamGroup[] = teamNamePatterns.flatMap(({ id, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      teams: [id],
      unknownTeams: [],
    })),
  );
  let position = 0;
  while (position < text.length) {
    const group = readGroup(text, position, options);
    if (group) groups.push(group);
    position = group?.end ?? position + 1;
  }
  return groups.toSorted((a, b) => a.start - b.start);
}
