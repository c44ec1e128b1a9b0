import { paths } from '@club/domain/paths';
import { programIds } from '@club/domain/program-ids';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { buildSettings } from '../data/build-settings.ts';
import { makeScheduleQueries } from '../data/public/calendar/calendar-query.ts';
import { allTeamsValue } from '../data/public/calendar/chosen-team.ts';
import { calendarReading, makeEntriesList } from '../data/public/calendar/calendar-lists.ts';
import { useList } from '../data/public/use-list.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ErrorIsolation } from '../ui/error-isolation.tsx';
import { SectionTitle } from '../ui/section-title.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { EarlyEntry } from './early-entry.tsx';
import { EntriesAge } from './entries-age.tsx';
import { EntriesView } from './entries-view.tsx';
import { GamesStructuredData } from './games-structured-data.tsx';
import { Games } from './games.tsx';
import { NextEntry } from './next-entry.tsx';
import { PagedWeeks } from './week-list.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { TeamLinks } from './team-links.tsx';
import { listEntryTeamIds, useChosenTeam, useStoreTeam } from './use-chosen-team.ts';
import { AgendaWithoutScript } from './without-script.tsx';

const afterTwoFrames = (callback: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(callback));

/**
 * Once the agenda has loaded, scrolls to the target of the address, such as `#agenda`. The browser
 * or the router has done so before, but the note above the agenda may have grown since. Scrolls at
 * most once, and not after the visitor has scrolled or pressed a key.
 */
function useAgendaScroll(isLoaded: boolean): void {
  const { hash } = useLocation();
  const isScrollDone = useRef(false);
  useEffect(() => {
    const controller = new AbortController();
    const markScrollDone = () => {
      isScrollDone.current = true;
    };
    for (const name of ['wheel', 'touchmove', 'keydown']) {
      window.addEventListener(name, markScrollDone, { signal: controller.signal, passive: true });
    }
    return () => controller.abort();
  }, []);
  useEffect(() => {
    if (!isLoaded || isScrollDone.current || hash === '') return;
    isScrollDone.current = true;
    // By then, what follows the lists is shown too.
    afterTwoFrames(() => document.getElementById(hash.slice(1))?.scrollIntoView());
  }, [isLoaded, hash]);
}

/**
 * Hides what follows the lists while they load (theme.css), because it would move. It is shown two
 * frames after the lists, at its final position.
 */
function useHiddenRest(isLoading: boolean): void {
  const id = useId();
  useLayoutEffect(() => {
    if (!isLoading) return undefined;
    const { dataset } = document.documentElement;
    dataset['list'] = id;
    const show = () => {
      // Another team's lists may load by now.
      if (dataset['list'] === id) delete dataset['list'];
    };
    return () => afterTwoFrames(show);
  }, [id, isLoading]);
}

interface AgendaListsProps {
  /** A team, or `all`. Undefined during hydration. */
  readonly team: string | undefined;
  /** When the server last read the club's calendar, if it is known. */
  readonly calendarReadAt: string | undefined;
}

/** The next entry, changes, weeks and games of a team or of all teams. */
function AgendaLists({ team, calendarReadAt }: AgendaListsProps) {
  const lists = useMemo(() => {
    if (team === undefined) return undefined;
    const { next, games, changes } = makeScheduleQueries(listEntryTeamIds(team));
    return {
      query: next,
      next: makeEntriesList(next),
      games: makeEntriesList(games),
      changes: makeEntriesList(changes),
    };
  }, [team]);
  const next = useList(lists?.next);
  const games = useList(lists?.games).state;
  const changes = useList(lists?.changes).state;
  const isLoading = next.state.status === 'loading' || games.status === 'loading';
  useHiddenRest(isLoading);
  useAgendaScroll(!isLoading);
  const isForTeam = team !== undefined && team !== allTeamsValue;
  return (
    <>
      <div
        data-needs-script
        className={`grid min-w-0 gap-4 lg:row-span-2 print:block print:space-y-6 ${next.state.status === 'loading' ? 'min-h-[150rem] print:min-h-0' : ''}`}
      >
        <EntriesView {...next}>
          {(entries) =>
            lists && (
              <>
                {isForTeam && <NextEntry entries={entries} />}
                <div className="grid sm:flex sm:flex-wrap sm:items-center sm:justify-between print:block">
                  <EntriesAge
                    readAt={next.readAt}
                    isStale={next.lastRead === 'failed'}
                    calendarReadAt={calendarReadAt}
                  />
                  <RecentChanges state={changes} />
                </div>
                <div className="grid gap-6 sm:gap-8 print:block print:space-y-6">
                  <PagedWeeks
                    key={next.readAt}
                    query={lists.query}
                    firstPage={entries}
                    isFull={next.isFull === true}
                  />
                </div>
              </>
            )
          }
        </EntriesView>
      </div>
      {!isLoading && games.status === 'ready' && (
        <div>
          <Games entries={games.data} />
          <GamesStructuredData entries={games.data} />
        </div>
      )}
    </>
  );
}

/**
 * The filter's choices: `all`, and each program in lower case. The development team has a program
 * for each group: `dev1` and `dev2`.
 */
const choices = [allTeamsValue, ...programIds.map((id) => id.toLowerCase())];

/**
 * The schedule page's agenda: the entries by week, for all teams or one (docs/decisions/agenda.md).
 * `children` follow the games, beside the weeks in a wide window.
 */
export function Agenda({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const team = useChosenTeam();
  useStoreTeam(team);
  const reading = useList(calendarReading);
  const calendarReadAt =
    reading.lastRead === 'done' && reading.state.status === 'ready'
      ? reading.state.data[0]?.checkedAt
      : undefined;
  if (buildSettings.calendarId === '') return children;
  const isForTeam = team !== undefined && team !== allTeamsValue;
  const links = choices.map((choice) => ({
    name: choice === allTeamsValue ? t('schedule:agenda.all') : choice.toUpperCase(),
    to: `${paths.schedule}?team=${choice}`,
    isCurrent: isForTeam ? listEntryTeamIds(team).includes(choice) : choice === allTeamsValue,
  }));
  return (
    <section aria-labelledby="agenda-title" className="grid gap-4 print:block print:space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <SectionTitle id="agenda-title" size="part">
          {t('schedule:agenda.title')}
          {isForTeam && <span className="text-river"> {team.toUpperCase()}</span>}
        </SectionTitle>
        <TextLink
          to={`${paths.schedule}?team=${team ?? allTeamsValue}#subscribe`}
          className="flex min-h-11 items-center font-bold text-river underline max-sm:text-sm underline-offset-4 hover:decoration-2 print:hidden"
        >
          {isForTeam
            ? t('schedule:agenda.subscribe', { team: team.toUpperCase() })
            : t('schedule:agenda.subscribe_all')}
        </TextLink>
      </div>
      <TeamLinks label={t('schedule:agenda.filter')} links={links} isFilter />
      <AgendaWithoutScript />
      <div className="group/entries relative grid items-start gap-6 sm:gap-10 lg:grid-cols-[8fr_4fr] lg:grid-rows-[auto_1fr] print:block">
        <EarlyEntry />
        <ErrorIsolation>
          <AgendaLists key={team} team={team} calendarReadAt={calendarReadAt} />
        </ErrorIsolation>
        {children}
      </div>
    </section>
  );
}
