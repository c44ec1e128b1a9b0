import { type HeldLoss, lossReadings } from '@club/domain/calendar/calendar-status';
import { formatDateAndTime } from '../../../i18n/date-and-time.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';

interface HeldLossNoticeProps {
  /** The future entries that are suddenly missing from the feed, or that changed at once. */
  readonly loss: HeldLoss;
  readonly isBusy: boolean;
  /** `since` identifies the loss: the time of the first reading that found it. */
  readonly onAccept: (since: string) => Promise<void>;
}

/**
 * Entries that are suddenly missing from the calendar, or that changed at once. The site still shows
 * them as before. That ends when staff press the button to accept the loss. Unless only staff can end
 * it, it also ends when several readings in a row have it.
 */
export function HeldLossNotice({ loss, isBusy, onAccept }: HeldLossNoticeProps) {
  const { t, locale } = useTexts();
  const { since, affected, known, readings, entries, changes = [], waitsForStaff = false } = loss;
  const figures = { count: affected, known };
  const isOnlyMissing = changes.every(({ cause }) => cause === 'missing');
  const prefix = isOnlyMissing ? 'missing_' : 'changed_';
  const { ask, element } = useConfirmDialog();
  const accept = async () => {
    const isConfirmed = await ask({
      question: t(`staffCalendar:loss.${prefix}question`, figures),
      explanation: t(`staffCalendar:loss.${prefix}explanation`),
      confirm: t(`staffCalendar:loss.${prefix}confirm`),
      cancel: t('staffCalendar:loss.cancel'),
    });
    if (isConfirmed) await onAccept(since);
  };
  return (
    <section
      aria-labelledby="held-loss"
      className="grid gap-4 border-l-8 border-court bg-white px-4 py-4 sm:px-6"
    >
      <h3 id="held-loss" className="font-display text-2xl font-bold">
        {t(`staffCalendar:loss.${prefix}title`, figures)}
      </h3>
      <p className="max-w-3xl">
        {t(`staffCalendar:loss.${prefix}text`, { since: formatDateAndTime(since, locale) })}{' '}
        {waitsForStaff
          ? t('staffCalendar:loss.waits')
          : t('staffCalendar:loss.by_itself', {
              readings,
              needed: lossReadings,
            })}
      </p>
      {!isOnlyMissing && (
        <ul className="grid max-w-3xl list-disc gap-1 pl-6 font-semibold marker:text-ember">
          {changes.map(({ cause, count }) => (
            <li key={cause}>{t(`staffCalendar:loss.causes.${cause}`, { count })}</li>
          ))}
        </ul>
      )}
      <ul className="grid gap-1">
        {entries.map(({ title, start, newTitle, newStart }) => {
          const now = [newTitle, newStart && formatDateAndTime(newStart, locale)].filter(Boolean);
          return (
            <li key={`${start} ${title}`} className="wrap-anywhere">
              <strong>{title}</strong>, {formatDateAndTime(start, locale)}
              {now.length > 0 && ` → ${now.join(', ')}`}
            </li>
          );
        })}
      </ul>
      {affected > entries.length && (
        <p>{t('staffCalendar:loss.more', { count: affected - entries.length })}</p>
      )}
      <div>
        <Button variant="outline" disabled={isBusy} onClick={() => void accept()}>
          {t(`staffCalendar:loss.${prefix}accept`)}
        </Button>
      </div>
      {element}
    </section>
  );
}
