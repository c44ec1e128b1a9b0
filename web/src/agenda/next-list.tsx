import type { CalendarEntry, CalendarKind } from '@club/domain/calendar/calendar-entry';
import { useMemo } from 'react';
import { makeNextQuery } from '../data/public/calendar/calendar-query.ts';
import { makeEntriesList } from '../data/public/calendar/calendar-lists.ts';
import { type PublicList, useList } from '../data/public/use-list.ts';
import { toTorontoDay } from '@club/domain/toronto-time';
import { formatDay } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { UnbrokenText } from '../ui/unbroken-text.tsx';
import { EarlyEntry } from './early-entry.tsx';
import { EntriesAge } from './entries-age.tsx';
import { EntriesView } from './entries-view.tsx';
import { EntryMark, EntryReason } from './entry-mark.tsx';
import { composeLine, describePlace } from './entry-texts.ts';
import { EntryTime } from './entry-time.tsx';
import { compareStarts } from './group-entries.ts';
import { LargeDate } from './large-date.tsx';
import { listEntryTeamIds } from './use-chosen-team.ts';

const gameKinds: readonly CalendarKind[] = ['match', 'tournament'];

/**
 * An entry in a box that looks like a ticket. All have the same minimum height, so that the page
 * rarely shifts. A long title or place, or large text, makes one taller.
 */
function Ticket({ entry }: { readonly entry: CalendarEntry }) {
  const { t, locale } = useTexts();
  const place = describePlace(entry, locale);
  // oxlint-disable-next-line react/purity -- the entries are rendered again whenever they are read
  const isToday = toTorontoDay(entry.start) === toTorontoDay(new Date().toISOString());
  const dateColors = gameKinds.includes(entry.kind) ? 'bg-court text-ink' : 'bg-ink text-white';
  return (
    <li className="flex min-h-32 flex-wrap bg-white text-ink">
      <LargeDate instant={entry.start} className={dateColors} />
      <div className="grid min-w-0 grow basis-[9rem] content-center px-4 py-2 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 font-display text-[1.25em] leading-tight font-bold">
          {isToday ? (
            t('schedule:agenda.today')
          ) : (
            <VisuallyHidden>{formatDay(entry.start, locale)}</VisuallyHidden>
          )}
          <EntryTime entry={entry} />
        </p>
        <p className="leading-tight font-bold">
          {composeLine(entry, t)} <EntryMark entry={entry} />
        </p>
        <EntryReason entry={entry} />
        {place && (
          <p className="text-[0.875em] text-slate">
            <UnbrokenText>{place.name}</UnbrokenText>
          </p>
        )}
      </div>
    </li>
  );
}

interface TicketsProps {
  /** Undefined until it is known. */
  readonly list: PublicList<CalendarEntry> | undefined;
  /** The classes of the list's columns. */
  readonly columns: string;
  /** The class of the list's minimum height. */
  readonly height: string;
}

/** The entries of a list as tickets. The minimum height prevents a layout shift. */
export function Tickets({ list, columns, height }: TicketsProps) {
  const next = useList(list);
  return (
    <>
      <div className={`group/entries relative ${height}`}>
        <EarlyEntry />
        <EntriesView {...next}>
          {(entries) => (
            <ul className={`grid gap-3 ${columns}`}>
              {entries.toSorted(compareStarts).map((entry) => (
                <Ticket key={entry._id} entry={entry} />
              ))}
            </ul>
          )}
        </EntriesView>
      </div>
      {next.state.status === 'ready' && next.lastRead === 'failed' && (
        <EntriesAge readAt={next.readAt} isStale calendarReadAt={undefined} />
      )}
    </>
  );
}

interface NextListProps extends Omit<TicketsProps, 'list'> {
  /** A team, or `all`. Undefined during hydration. */
  readonly team: string | undefined;
}

/** The next three entries of a team or of all teams. */
export function NextList({ team, ...rest }: NextListProps) {
  const list = useMemo(
    () => (team === undefined ? undefined : makeEntriesList(makeNextQuery(listEntryTeamIds(team)))),
    [team],
  );
  return <Tickets list={list} {...rest} />;
}
