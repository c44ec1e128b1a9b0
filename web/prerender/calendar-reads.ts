import { findRouteProgramIds, listTeamProgramIds, teamIds } from '@club/domain/team';
import type { Locale } from '@club/domain/locale';
import { paths } from '@club/domain/paths';
import {
  makeNextQuery,
  makeScheduleQueries,
  readingQuery,
} from '../src/data/public/calendar/calendar-query.ts';
import { type PublicQuery, toRequestBody } from '../src/data/public-queries.ts';
import type { CalendarReads } from '../src/first-paint/contract.ts';
import type { EarlyEntryTexts } from '../src/first-paint/show-early-entry.ts';
import { schedule as english } from '../src/i18n/locales/en/schedule.ts';
import { schedule as french } from '../src/i18n/locales/fr/schedule.ts';

const toLowerCase = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

/**
 * Maps the name of a team or group in a page's URL to the ids that calendar entries have in
 * `teams`. `dev` maps to the ids of both groups.
 */
const calendarTeamsByName = Object.fromEntries(
  [...teamIds, ...toLowerCase(listTeamProgramIds('dev'))].map((name) => [
    name,
    toLowerCase(findRouteProgramIds(name)),
  ]),
);

const selectTexts = ({ agenda }: typeof english): EarlyEntryTexts => ({
  kinds: agenda.kinds,
  everyone: agenda.everyone,
  opponent: agenda.opponent,
  cancelled: agenda.marks.cancelled,
  removed: agenda.marks.removed,
});
const texts: Readonly<Record<Locale, EarlyEntryTexts>> = {
  fr: selectTexts(french),
  en: selectTexts(english),
};

const [programPathPrefix = ''] = paths.programDetail.split(':');

/**
 * The early reads of the club's calendar on a page. They are not in the page's `Page` object,
 * because every visitor downloads those objects.
 */
export function findCalendarReads(path: string, documentsPath: string): CalendarReads | undefined {
  const toBodies = (queries: readonly PublicQuery[]) =>
    Object.fromEntries(queries.map((query) => [query.key, toRequestBody(query, documentsPath)]));
  // A query with an empty list of teams finds all entries.
  const makeNextBodies = (teams: readonly string[]) => toBodies([makeNextQuery(teams)]);
  const makeScheduleBodies = (teams: readonly string[]) =>
    toBodies(Object.values(makeScheduleQueries(teams)));
  const makeBodiesByTeam = (makeBodies: typeof makeNextBodies) =>
    Object.fromEntries(
      Object.entries(calendarTeamsByName).map(([name, ids]) => [name, makeBodies(ids)]),
    );
  if (path === paths.home)
    return {
      texts,
      waitsForPaint: true,
      bodies: makeNextBodies([]),
      bodiesByTeam: makeBodiesByTeam(makeNextBodies),
    };
  if (path === paths.schedule)
    return {
      texts,
      waitsForPaint: false,
      bodies: makeScheduleBodies([]),
      bodiesByTeam: makeBodiesByTeam(makeScheduleBodies),
      documentBodies: toBodies([readingQuery]),
    };
  const teams = path.startsWith(programPathPrefix)
    ? calendarTeamsByName[path.slice(programPathPrefix.length).toLowerCase()]
    : undefined;
  return teams && { texts, waitsForPaint: false, bodies: makeNextBodies(teams) };
}
