import { findRouteProgramIds, listTeamProgramIds, teamIds } from '@club/domain/team';
import { paths } from '@club/domain/paths';
import {
  type CalendarQuery,
  nextEntriesCount,
  makeScheduleQueries,
} from '../src/data/public/calendar/calendar-query.ts';
import { readingPath } from '../src/data/public/calendar/reading-query.ts';
import type { CalendarReads } from '../src/first-paint/contract.ts';

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

const [programPathPrefix = ''] = paths.programDetail.split(':');

/**
 * The early reads of the club's calendar on a page. They are not in the page's `Page` object,
 * because every visitor downloads those objects.
 */
export function findCalendarReads(path: string): Omit<CalendarReads, 'documentsPath'> | undefined {
  // A query with an empty list of teams finds all entries.
  const makeNextQueries = (teams: readonly string[]): CalendarQuery[] => [
    { list: 'next', teams, limit: nextEntriesCount },
  ];
  const listScheduleQueries = (teams: readonly string[]): CalendarQuery[] =>
    Object.values(makeScheduleQueries(teams));
  const makeTeamQueries = (makeQueries: typeof makeNextQueries) =>
    Object.fromEntries(
      Object.entries(calendarTeamsByName).map(([name, ids]) => [name, makeQueries(ids)]),
    );
  if (path === paths.home) {
    return { queries: makeNextQueries([]), teamQueries: makeTeamQueries(makeNextQueries) };
  }
  if (path === paths.schedule) {
    const teamQueries = makeTeamQueries(listScheduleQueries);
    return { queries: listScheduleQueries([]), teamQueries, readingPath };
  }
  const teams = path.startsWith(programPathPrefix)
    ? calendarTeamsByName[path.slice(programPathPrefix.length).toLowerCase()]
    : undefined;
  return teams && { queries: makeNextQueries(teams) };
}
