import { findRouteProgramIds, listTeamProgramIds, teamIds } from '@club/domain/team';
import { paths } from '@club/domain/paths';
import {
  type CalendarQuery,
  nextEntriesCount,
  scheduleQueries,
} from '../src/data/public/calendar/calendar-query.ts';
import { readingPath } from '../src/data/public/calendar/reading-query.ts';
import type { CalendarReads } from '../src/first-paint/contract.ts';

const toLowerCase = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

/**
 * The `teams` of calendar entries for each team and development group, by its name in an address:
 * `dev` has both groups.
 */
const calendarTeamsByName = Object.fromEntries(
  [...teamIds, ...toLowerCase(listTeamProgramIds('dev'))].map((name) => [
    name,
    toLowerCase(findRouteProgramIds(name)),
  ]),
);

const [programPathPrefix = ''] = paths.programDetail.split(':');

/**
 * The early reads of the club's calendar on a page. They are not in the page's declaration, because
 * every visitor downloads that.
 */
export function findCalendarReads(path: string): Omit<CalendarReads, 'documentsPath'> | undefined {
  // Without teams, a query finds the entries of all.
  const makeNextQuery = (teams: readonly string[]): CalendarQuery[] => [
    { list: 'next', teams, limit: nextEntriesCount },
  ];
  const makeScheduleQueries = (teams: readonly string[]): CalendarQuery[] =>
    Object.values(scheduleQueries(teams));
  const makeTeamQueries = (makeQueries: typeof makeNextQuery) =>
    Object.fromEntries(
      Object.entries(calendarTeamsByName).map(([name, ids]) => [name, makeQueries(ids)]),
    );
  if (path === paths.home) {
    return { queries: makeNextQuery([]), teamQueries: makeTeamQueries(makeNextQuery) };
  }
  if (path === paths.schedule) {
    const teamQueries = makeTeamQueries(makeScheduleQueries);
    return { queries: makeScheduleQueries([]), teamQueries, readingPath };
  }
  const teams = path.startsWith(programPathPrefix)
    ? calendarTeamsByName[path.slice(programPathPrefix.length).toLowerCase()]
    : undefined;
  return teams && { queries: makeNextQuery(teams) };
}
