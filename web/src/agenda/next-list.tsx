import { useMemo } from 'react';
import { type CalendarQuery, nextEntriesCount } from '../data/public/calendar/calendar-query.ts';
import { useEntries } from '../data/public/calendar/use-entries.ts';
import { EntriesView } from './entries-view.tsx';
import { EntriesAge } from './entries-age.tsx';
import { TicketList } from './ticket-list.tsx';
import { listEntryTeamIds } from './use-chosen-team.ts';

interface NextListProps {
  /** A team, or `all`. Undefined during hydration. */
  readonly team: string | undefined;
  /** The classes of the list's columns. */
  readonly columns: string;
  /** The class of the list's minimum height. */
  readonly height: string;
}

/** The next three entries of a team or of all teams. The minimum height prevents a layout shift. */
export function NextList({ team, columns, height }: NextListProps) {
  const query = useMemo(
    (): CalendarQuery | undefined =>
      team === undefined
        ? undefined
        : { list: 'next', teams: listEntryTeamIds(team), limit: nextEntriesCount },
    [team],
  );
  const next = useEntries(query);
  const list = next.state.status === 'ready' ? next.state.data : undefined;
  return (
    <>
      <div className={height}>
        <EntriesView {...next}>
          {({ entries }) => <TicketList entries={entries} className={columns} />}
        </EntriesView>
      </div>
      {list?.isStale === true && (
        <EntriesAge readAt={list.readAt} isStale calendarReadAt={undefined} />
      )}
    </>
  );
}
