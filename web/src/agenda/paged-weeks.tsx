import type { CalendarQuery } from '../data/public/calendar/calendar-query.ts';
import type { EntryList } from '../data/public/calendar/calendar-repository.ts';
import { useMoreEntries } from '../data/public/calendar/use-more-entries.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { WeekList } from './week-list.tsx';

interface PagedWeeksProps {
  readonly query: CalendarQuery;
  readonly firstPage: EntryList;
}

/** The entries by week, page after page, with a button for the next page. */
export function PagedWeeks({ query, firstPage }: PagedWeeksProps) {
  const { t } = useTexts();
  const { entries, hasMore, status, showMore } = useMoreEntries(query, firstPage);
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
