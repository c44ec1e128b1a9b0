import { useMemo } from 'react';
import { makeScheduleQueries } from '../data/public/calendar/calendar-query.ts';
import { allTeamsValue } from '../data/public/calendar/chosen-team.ts';
import { useEntries } from '../data/public/calendar/use-entries.ts';
import { EntriesView } from './entries-view.tsx';
import { Games } from './games.tsx';
import { GamesStructuredData } from './games-structured-data.tsx';
import { PagedWeeks } from './paged-weeks.tsx';
import { EntriesAge } from './entries-age.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { useAgendaScroll } from './use-agenda-scroll.ts';
import { listEntryTeamIds } from './use-chosen-team.ts';

interface AgendaListsProps {
  /** A team, or `all`. Undefined during hydration. */
  readonly team: string | undefined;
  /** When the server last read the club's calendar, if it is known. */
  readonly calendarReadAt: string | undefined;
}

/** The changes, weeks and games of a team or of all teams. */
export function AgendaLists({ team, calendarReadAt }: AgendaListsProps) {
  const queries = useMemo(
    () => (team === undefined ? undefined : makeScheduleQueries(listEntryTeamIds(team))),
    [team],
  );
  const next = useEntries(queries?.next);
  const games = useEntries(queries?.games).state;
  const changes = useEntries(queries?.changes).state;
  const list = next.state.status === 'ready' ? next.state.data : undefined;
  useAgendaScroll(next.state.status !== 'loading');
  const isForTeam = team !== undefined && team !== allTeamsValue;
  // On a phone the next game of a team comes first.
  const gamesPart = games.status === 'ready' && (
    <div className="lg:col-start-2">
      <Games entries={games.data.entries} isForTeam={isForTeam} />
      <GamesStructuredData entries={games.data.entries} />
    </div>
  );
  return (
    <>
      <EntriesAge
        readAt={list?.readAt}
        isStale={list?.isStale === true}
        calendarReadAt={calendarReadAt}
      />
      {changes.status === 'ready' && <RecentChanges entries={changes.data.entries} />}
      <div className="grid items-start gap-10 lg:grid-cols-[8fr_4fr]">
        {isForTeam && gamesPart}
        <div
          className={`grid min-w-0 gap-10 lg:col-start-1 lg:row-start-1 ${list ? '' : 'min-h-[60vh]'}`}
        >
          <EntriesView {...next}>
            {(firstPage) =>
              queries && (
                <PagedWeeks key={firstPage.readAt} query={queries.next} firstPage={firstPage} />
              )
            }
          </EntriesView>
        </div>
        {!isForTeam && gamesPart}
      </div>
    </>
  );
}
