import type { CalendarEntry, CalendarKind } from '@club/domain/calendar/calendar-entry';
import { useEffect, useState } from 'react';
import type { ListQuery } from '../data/public-queries.ts';
import { useMoreEntries } from '../data/public/calendar/use-more-entries.ts';
import { toTorontoDay } from '@club/domain/toronto-time';
import { formatDay, formatWeekStart } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { ArrowIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { UnbrokenText } from '../ui/unbroken-text.tsx';
import { AddToCalendarButton, DirectionsLink, EntryGym } from './entry-links.tsx';
import { EntryMark, EntryReason, PreviousTime } from './entry-mark.tsx';
import { composeTitle, describePlace } from './entry-texts.ts';
import { EntryTime } from './entry-time.tsx';
import { groupEntries } from './group-entries.ts';
import { LargeDate } from './large-date.tsx';

const defaultColor = 'border-mist';
const kindColors: { readonly [Kind in CalendarKind]?: string } = {
  match: 'border-court',
  tournament: 'border-sun',
  practice: 'border-river',
  closed: 'border-ink',
};

/** An entry of the agenda as a row of about 72 pixels, which opens to show its links. */
function EntryRow({ entry }: { readonly entry: CalendarEntry }) {
  const { t, locale } = useTexts();
  const { teams, name, detail } = composeTitle(entry, t);
  const [isOpened, setIsOpened] = useState(false);
  const place = describePlace(entry, locale);
  const about = `${teams} ${name}`.trim();
  return (
    <li className={`border-l-8 bg-white ${kindColors[entry.kind] ?? defaultColor}`}>
      <details className="group" onToggle={() => setIsOpened(true)}>
        <summary className="grid min-h-18 cursor-pointer list-none grid-cols-[1fr_auto] content-center items-center gap-x-3 px-3 py-1 hover:bg-sky sm:grid-cols-[11.75rem_1fr_auto] sm:gap-x-5 sm:px-5 sm:py-2">
          <span className="font-display text-lg leading-tight font-bold sm:row-span-2 sm:text-xl">
            <EntryTime entry={entry} />
          </span>
          <h5 className="col-span-2 flex flex-wrap items-center gap-x-2 leading-tight font-bold sm:col-span-1 sm:col-start-2">
            {teams !== '' && (
              <span className="font-display text-lg font-extrabold sm:text-xl">{teams}</span>
            )}
            {name}
            <EntryMark entry={entry} />
          </h5>
          <span className="col-span-2 sm:col-span-1 sm:col-start-2">
            <EntryReason entry={entry} />
            <PreviousTime entry={entry} />
            {place && (
              <span className="block text-sm text-slate">
                <UnbrokenText>{place.name}</UnbrokenText>
              </span>
            )}
          </span>
          <span
            aria-hidden
            className="col-start-2 row-start-1 rotate-90 group-open:-rotate-90 sm:col-start-3 sm:row-end-3 print:hidden"
          >
            <ArrowIcon />
          </span>
        </summary>
        <div className="grid gap-1 px-3 pb-3 sm:px-5">
          {detail !== '' && <p>{detail}</p>}
          {isOpened && <EntryGym entry={entry} />}
          <div className="flex flex-wrap gap-x-4 text-river">
            {place?.mapHref !== undefined && <DirectionsLink to={place.mapHref} about={about} />}
            {isOpened && entry.state === 'planned' && (
              <AddToCalendarButton entry={entry} about={about} />
            )}
          </div>
        </div>
      </details>
    </li>
  );
}

interface PagedWeeksProps {
  readonly query: ListQuery;
  readonly firstPage: readonly CalendarEntry[];
  /** Whether there may be more entries after the first page. */
  readonly isFull: boolean;
}

/** The entries by week, page after page, with a button for the next page. */
export function PagedWeeks({ query, firstPage, isFull }: PagedWeeksProps) {
  const { t } = useTexts();
  const { entries, hasMore, status, showMore } = useMoreEntries(query, firstPage, isFull);
  return (
    <>
      <WeekList entries={entries} />
      <div className="flex flex-wrap gap-y-4">
        {hasMore && (
          <Button variant="dark" className="mr-1.5 grow" onClick={showMore}>
            {t('schedule:agenda.more')}
          </Button>
        )}
        <p role="status" className="font-semibold not-empty:w-full">
          {status === 'loading' && t('schedule:agenda.loading')}
          {status === 'error' && t('schedule:agenda.error')}
          {!hasMore && t('schedule:agenda.end')}
        </p>
      </div>
    </>
  );
}

/** The time when the visitor opened the list or last came back to it, in ISO 8601. */
function useTimeOfReturn(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    // A phone shows a page of yesterday again without loading it.
    const update = () => setNow(new Date().toISOString());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return now;
}

/** The entries by week and by day. Today has a coloured date. */
function WeekList({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const { t, locale } = useTexts();
  const now = useTimeOfReturn();
  const today = toTorontoDay(now);
  const formatWeek = (weeksFromNow: number, instant: string) => {
    if (weeksFromNow === 0) return t('schedule:agenda.this_week');
    if (weeksFromNow === 1) return t('schedule:agenda.next_week');
    return t('schedule:agenda.week_of', { day: formatWeekStart(instant, locale) });
  };
  return groupEntries(entries, now).map(({ weeksFromNow, days }) => (
    <section key={weeksFromNow} className="grid gap-2 sm:gap-4 print:block print:space-y-6">
      <h3 className="border-b-4 border-ink pb-1 font-display text-lg font-extrabold uppercase sm:text-2xl">
        {formatWeek(weeksFromNow, days[0]?.instant ?? now)}
      </h3>
      {days.map(({ day, instant, entries: dayEntries }) => (
        // Large text puts the date above the rows.
        <div key={day} className="flex flex-wrap gap-2 sm:flex-nowrap sm:gap-x-6">
          <h4>
            <VisuallyHidden>{formatDay(instant, locale)}</VisuallyHidden>
            <LargeDate
              isSmall
              instant={instant}
              className={`py-1 ${day === today ? 'slanted before:bg-sun' : ''}`}
            />
            {day === today && (
              <span className="text-sm font-bold max-sm:sr-only sm:block sm:pt-1 sm:text-center">
                {t('schedule:agenda.today')}
              </span>
            )}
          </h4>
          <ul className="grid min-w-0 grow basis-52 content-start gap-2">
            {dayEntries.map((entry) => (
              <EntryRow key={entry._id} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}
