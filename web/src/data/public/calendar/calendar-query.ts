import type { DocumentQuery, ListQuery } from '../../public-queries.ts';

/** How many entries a page of the agenda has. */
const agendaPageSize = 12;

/** How many entries Home and the pages of the programs show. */
const nextEntriesCount = 3;

/** A query of entries. Without teams it finds the entries of all. */
function makeEntriesQuery(
  list: 'next' | 'games' | 'changes' | 'tryouts',
  teams: readonly string[],
  limit: number,
): ListQuery {
  const [team = ''] = teams;
  const isByChange = list === 'changes';
  return {
    key: `calendar-${[list, limit, ...teams].join('-')}`,
    from: 'calendarEntries',
    where: [
      ...(teams.length > 1 ? [['teams', 'ARRAY_CONTAINS_ANY', teams] as const] : []),
      ...(teams.length === 1 ? [['teams', 'ARRAY_CONTAINS', team] as const] : []),
      ...(list === 'games' ? [['kind', 'IN', ['match', 'tournament']] as const] : []),
      ...(list === 'tryouts' ? [['kind', 'EQUAL', 'tryout'] as const] : []),
      isByChange
        ? (['changedAt', 'GREATER_THAN_OR_EQUAL', { hoursAgo: 48 }] as const)
        : (['end', 'GREATER_THAN_OR_EQUAL', { hoursAgo: 0 }] as const),
    ],
    orderBy: isByChange ? 'changedAt' : 'end',
    isDescending: isByChange,
    limit,
  };
}

/** The query of the next few entries, for Home and the pages of the programs. */
export const makeNextQuery = (teams: readonly string[]): ListQuery =>
  makeEntriesQuery('next', teams, nextEntriesCount);

/** The query of the next try-outs of all teams, for the page of the programs. */
export const makeTryoutsQuery = (): ListQuery => makeEntriesQuery('tryouts', [], 6);

/**
 * Makes the queries of the schedule page for these teams. `next`: what has not ended, by end.
 * `games`: the matches and tournaments of `next`; of all teams more than the page shows, for search
 * engines. `changes`: what changed in the last two days, the latest change first.
 */
export const makeScheduleQueries = (teams: readonly string[]) => ({
  next: makeEntriesQuery('next', teams, agendaPageSize),
  games: makeEntriesQuery('games', teams, teams.length > 0 ? 3 : 10),
  changes: makeEntriesQuery('changes', teams, 5),
});

/** The document with the time when the server last read the club's calendar. */
export const readingQuery = {
  key: 'calendarStatus/reading',
  document: 'calendarStatus/reading',
} satisfies DocumentQuery;
