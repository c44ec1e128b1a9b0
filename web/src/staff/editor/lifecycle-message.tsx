import { useTexts } from '../../i18n/use-texts.ts';
import { formatDate } from '../../i18n/dates.ts';
import { Button } from '../../ui/button.tsx';
import { useProblemText } from '../shell/use-problem-text.ts';
import type { LifecycleOutcome } from './use-lifecycle.ts';

interface LifecycleMessageProps {
  readonly outcome: LifecycleOutcome;
  readonly onUndo: (retiredId: string, name: string) => void;
}

/**
 * The outcome of the last action that created, copied, retired or restored a row, as a live region.
 */
export function LifecycleMessage({ outcome, onUndo }: LifecycleMessageProps) {
  const { t, locale } = useTexts();
  const { getProblemText } = useProblemText('quick-save');
  return (
    <div
      role="status"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 leading-snug wrap-anywhere not-empty:max-sm:order-first not-empty:max-sm:basis-full max-sm:text-sm"
    >
      {outcome.status === 'created' && <strong>{t('staffRows:created')}</strong>}
      {outcome.status === 'copied' && <strong>{t('staffRows:copied')}</strong>}
      {outcome.status === 'restored' && (
        <strong>{t('staffRows:restored', { name: outcome.name })}</strong>
      )}
      {outcome.status === 'retired' && (
        <>
          <span>
            <strong>{t('staffRows:retired.done', { name: outcome.name })}</strong>{' '}
            {t('staffRows:retired.until', {
              date: formatDate(outcome.retiredRow.restorableUntil, locale),
            })}
          </span>
          <Button variant="outline" onClick={() => onUndo(outcome.retiredRow._id, outcome.name)}>
            {t('admin:save.undo')}
          </Button>
        </>
      )}
      {outcome.status === 'failed' && (
        <div className="border-l-8 border-court pl-3">
          <strong>{t('admin:quick.failed')}</strong>
          <p>{getProblemText(outcome.problem)}</p>
        </div>
      )}
    </div>
  );
}
