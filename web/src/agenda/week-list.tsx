import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import { useEffect, useState } from 'react';
import { formatDay, formatWeekStart, toTorontoDay } from '../i18n/dates.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { EntryCard } from './entry-card.tsx';
import { groupEntries } from './group-entries.ts';
import { LargeDate } from './large-date.tsx';

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
export function WeekList({ entries }: { readonly entries: readonly CalendarEntry[] }) {
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
