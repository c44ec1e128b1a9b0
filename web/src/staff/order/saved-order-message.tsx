import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useProblemText } from '../requests/use-problem-text.ts';
import type { OrderOutcome } from './use-order.ts';

interface SavedOrderMessageProps {
  readonly outcome: OrderOutcome;
  readonly onUndo: (before: readonly string[], after: readonly string[]) => unknown;
}

/** The outcome of a saved order, with its undo, as a live region. */
export function SavedOrderMessage({ outcome, onUndo }: SavedOrderMessageProps) {
  const { t } = useTexts();
  const { textOf } = useProblemText('quick-save');
  return (
    <div
      role="status"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 leading-snug not-empty:max-sm:order-first not-empty:max-sm:basis-full max-sm:text-sm"
    >
      {outcome.status === 'saved' && (
        <>
          <strong>{t('staffRows:order.saved')}</strong>
          <Button variant="outline" onClick={() => onUndo(outcome.before, outcome.after)}>
            {t('admin:save.undo')}
          </Button>
        </>
      )}
      {outcome.status === 'undone' && <strong>{t('staffRows:order.undone')}</strong>}
      {outcome.status === 'failed' && (
        <div className="border-l-8 border-court pl-3">
          <strong>{t('staffRows:order.failed')}</strong>
          <p>
            {outcome.problem === 'conflict'
              ? t('staffRows:order.undo_conflict')
              : textOf(outcome.problem)}
          </p>
        </div>
      )}
    </div>
  );
}
