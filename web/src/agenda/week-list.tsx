import type { CalendarEntry, CalendarKind } from '@club/domain/calendar/calendar-entry';
import { useEffect, useState } from 'react';
import type { ListQuery } from '../data/public-queries.ts';
import { useMoreEntries } from '../data/public/calendar/use-more-entries.ts';
import { formatDay, formatWeekStart, toTorontoDay } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AddToCalendarButton, DirectionsLink } from './entry-links.tsx';
import { EntryMark, EntryReason, PreviousTime } from './entry-mark.tsx';
import { composeTitle, findPlace } from './entry-texts.ts';
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

/** An entry of the agenda: times, marks, teams, kind, place and links. */
function EntryCard({ entry }: { readonly entry: CalendarEntry }) {
  const { t, locale } = useTexts();
  const { teams, name, detail } = composeTitle(entry, t);
  const place = findPlace(entry, locale);
  const about = `${teams} ${name}`.trim();
  return (
    <li
      className={`grid gap-x-6 gap-y-1 border-l-8 bg-white px-5 py-4 sm:grid-cols-[10rem_1fr] ${kindColors[entry.kind] ?? defaultColor}`}
    >
      <p className="font-display text-2xl leading-tight font-bold">
        <EntryTime entry={entry} />
      </p>
      <div className="grid content-start gap-1">
        <h5 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg leading-tight font-bold">
          {teams !== '' && <span className="font-display text-2xl font-extrabold">{teams}</span>}
          {name}
          <EntryMark entry={entry} />
        </h5>
        {detail !== '' && <p>{detail}</p>}
        <EntryReason entry={entry} />
        <PreviousTime entry={entry} />
        {place && <p className="text-slate">{place.name}</p>}
        <div className="flex flex-wrap gap-x-4 text-river">
          {place && <DirectionsLink to={place.directions} about={about} />}
          {entry.state === 'planned' && <AddToCalendarButton entry={entry} about={about} />}
        </div>
      </div>
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
      <div className="flex flex-wrap items-center gap-4">
        {hasMore && (
          <Button variant="dark" onClick={showMore}>
            {t('schedule:agenda.more')}
          </Button>
        )}
        <p role="status" className="font-semibold">
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
  return groupEntries(entries, now).map(({ number: weeksFromNow, days }) => (
    <section key={weeksFromNow} className="grid gap-4">
      <h3 className="border-b-4 border-ink pb-1 font-display text-3xl font-extrabold uppercase">
        {formatWeek(weeksFromNow, days[0]?.instant ?? now)}
      </h3>
      {days.map(({ day, instant, entries: dayEntries }) => (
        <div key={day} className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <h4 className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 sm:block">
            <VisuallyHidden>{formatDay(instant, locale)}</VisuallyHidden>
            <LargeDate
              isInLine
              instant={instant}
              className={day === today ? 'slanted px-4 before:bg-sun sm:px-0 sm:py-3' : 'sm:py-3'}
            />
            {day === today && (
              <span className="text-sm font-bold sm:block sm:pt-1 sm:text-center">
                {t('schedule:agenda.today')}
              </span>
            )}
          </h4>
          <ul className="grid content-start gap-2">
            {dayEntries.map((entry) => (
              <EntryCard key={entry._id} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}
