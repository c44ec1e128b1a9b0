/** Which entries of the club's calendar a part of a page shows. */
export interface CalendarQuery {
  /**
   * `next`: what has not ended, by end. `games`: the matches and tournaments of `next`. `changes`:
   * what changed in the last two days, the latest change first.
   */
  readonly list: 'next' | 'games' | 'changes';
  /** Only the entries of these teams. An empty list means all entries. */
  readonly teams: readonly string[];
  readonly limit: number;
  /** The last entry of the previous page. */
  readonly after?: { readonly end: string; readonly _id: string };
}

/** How many entries a page of the agenda has. */
const agendaPageSize = 20;

/** How many entries Home and the pages of the programs show. */
export const nextEntriesCount = 3;

/** Makes the queries of the schedule page for these teams. Without teams they find all entries. */
export const makeScheduleQueries = (teams: readonly string[]) => ({
  next: { list: 'next', teams, limit: agendaPageSize } satisfies CalendarQuery,
  games: { list: 'games', teams, limit: teams.length > 0 ? 3 : 10 } satisfies CalendarQuery,
  changes: { list: 'changes', teams, limit: 5 } satisfies CalendarQuery,
});

/** The cache key of a query's first page. It does not depend on `after`. */
export const toCalendarKey = ({ list, teams, limit }: CalendarQuery): string =>
  `calendar-${[list, limit, ...teams].join('-')}`;

const changesPeriodMs = 48 * 3_600_000;
const collectionId = 'calendarEntries';

const toField = (fieldPath: string) => ({ field: { fieldPath } });
const toFilter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { ...toField(fieldPath), op, value },
});
const toStrings = (values: readonly string[]) => ({
  arrayValue: { values: values.map((stringValue) => ({ stringValue })) },
});
const toTimestamp = (time: number | string) => ({ timestampValue: new Date(time).toISOString() });

function toTeamFilters([team, ...others]: readonly string[]) {
  if (team === undefined) return [];
  return [
    others.length === 0
      ? toFilter('teams', 'ARRAY_CONTAINS', { stringValue: team })
      : toFilter('teams', 'ARRAY_CONTAINS_ANY', toStrings([team, ...others])),
  ];
}

/**
 * The query for Firestore's REST API (`:runQuery`). The inline script sends it too.
 *
 * @param documentsPath the path of the database's documents: `projects/…/documents`
 */
export function toCalendarQueryBody(
  { list, teams, limit, after }: CalendarQuery,
  documentsPath: string,
  now = Date.now(),
): string {
  const isByChange = list === 'changes';
  const filters = [
    ...toTeamFilters(teams),
    ...(list === 'games' ? [toFilter('kind', 'IN', toStrings(['match', 'tournament']))] : []),
    isByChange
      ? toFilter('changedAt', 'GREATER_THAN_OR_EQUAL', toTimestamp(now - changesPeriodMs))
      : toFilter('end', 'GREATER_THAN_OR_EQUAL', toTimestamp(now)),
  ];
  const direction = isByChange ? 'DESCENDING' : 'ASCENDING';
  return JSON.stringify({
    structuredQuery: {
      from: [{ collectionId }],
      where: { compositeFilter: { op: 'AND', filters } },
      // By id too, because several entries end at the same time.
      orderBy: [isByChange ? 'changedAt' : 'end', '__name__'].map((name) => ({
        ...toField(name),
        direction,
      })),
      ...(after && {
        startAt: {
          before: false,
          values: [
            toTimestamp(after.end),
            { referenceValue: `${documentsPath}/${collectionId}/${after._id}` },
          ],
        },
      }),
      limit,
    },
  });
}
