import { calendarStatusLimits, type HeldLoss } from '@club/domain/calendar/calendar-status';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';

interface HeldLossNoticeProps {
  /** The future entries that are suddenly missing from the feed. */
  readonly loss: HeldLoss;
  readonly isBusy: boolean;
  /** `since` identifies the loss: the time of the first reading that found it. */
  readonly onAccept: (since: string) => Promise<void>;
}

/**
 * Entries that are suddenly missing from the calendar. The site still shows them. That ends when
 * staff press the button to accept the loss, or when several readings in a row have it.
 */
export function HeldLossNotice({ loss, isBusy, onAccept }: HeldLossNoticeProps) {
  const { t, locale } = useTexts();
  const { since, missing, known, readings, entries } = loss;
  const figures = { count: missing, known };
  const { ask, element } = useConfirmDialog({
    question: t('staffCalendar:loss.question', figures),
    explanation: t('staffCalendar:loss.explanation'),
    confirm: t('staffCalendar:loss.confirm'),
    cancel: t('staffCalendar:loss.cancel'),
  });
  const accept = async () => {
    if (await ask()) await onAccept(since);
  };
  return (
    <section
      aria-labelledby="held-loss"
      className="grid gap-4 border-l-8 border-court bg-white px-4 py-4 sm:px-6"
    >
      <h3 id="held-loss" className="font-display text-2xl font-bold">
        {t('staffCalendar:loss.title', figures)}
      </h3>
      <p className="max-w-3xl">
        {t('staffCalendar:loss.text', { since: formatDateAndTime(since, locale) })}{' '}
        {t('staffCalendar:loss.by_itself', { readings, needed: calendarStatusLimits.lossReadings })}
      </p>
      <ul className="grid gap-1">
        {entries.map(({ title, start }) => (
          <li key={`${start} ${title}`} className="wrap-anywhere">
            <strong>{title}</strong>, {formatDateAndTime(start, locale)}
          </li>
        ))}
      </ul>
      {missing > entries.length && (
        <p>{t('staffCalendar:loss.more', { count: missing - entries.length })}</p>
      )}
      <div>
        <Button variant="outline" disabled={isBusy} onClick={() => void accept()}>
          {t('staffCalendar:loss.accept')}
        </Button>
      </div>
      {element}
    </section>
  );
}
