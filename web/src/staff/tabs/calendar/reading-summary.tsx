import type { CalendarStatus } from '@club/domain/calendar/calendar-status';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';

interface ReadingSummaryProps {
  readonly status: CalendarStatus;
  readonly isRequesting: boolean;
  readonly onRead: () => void;
}

/** The last successful reading, the problem of a later one, and the button to read now. */
export function ReadingSummary({ status, isRequesting, onRead }: ReadingSummaryProps) {
  const { t, locale } = useTexts();
  const { isReading, checkedAt, attemptedAt, problem, counts } = status;
  const isBusy = isReading || isRequesting;
  return (
    <div
      className={`grid gap-4 border-l-8 bg-white px-4 py-4 sm:px-6 ${problem === null ? 'border-river' : 'border-court'}`}
    >
      <p>
        {checkedAt === null ? (
          <strong>{t('staffCalendar:never_read')}</strong>
        ) : (
          <>
            {t('staffCalendar:last_read')}{' '}
            <strong>
              <time dateTime={checkedAt}>{formatDateAndTime(checkedAt, locale)}</time>
            </strong>
          </>
        )}
        <br />
        {t('staffCalendar:entries', { count: counts.entries })}
      </p>
      {problem !== null && (
        <p className="font-semibold">
          {attemptedAt !== null &&
            `${formatDateAndTime(attemptedAt, locale)}${t('staffCalendar:colon')}`}
          {t(`staffCalendar:problems.${problem}`)}
        </p>
      )}
      {counts.omitted > 0 && <p>{t('staffCalendar:omitted', { count: counts.omitted })}</p>}
      <div>
        <Button variant="dark" disabled={isBusy} onClick={onRead}>
          {t(isBusy ? 'staffCalendar:reading' : 'staffCalendar:read_now')}
        </Button>
      </div>
    </div>
  );
}
