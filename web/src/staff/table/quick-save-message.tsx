import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useProblemText } from '../requests/use-problem-text.ts';
import type { Row } from '../row/row-draft.ts';
import type { QuickOutcome } from './use-quick-save.ts';

interface QuickSaveMessageProps<R extends Row> {
  readonly outcome: QuickOutcome<R>;
  readonly onUndo: (before: R, after: R) => void;
}

/** The outcome of a quick save, with its undo, as a live region. */
export function QuickSaveMessage<R extends Row>({ outcome, onUndo }: QuickSaveMessageProps<R>) {
  const { t } = useTexts();
  const { textOf } = useProblemText('quick-save');
  return (
    <div
      role="status"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 leading-snug not-empty:max-sm:order-first not-empty:max-sm:basis-full max-sm:text-sm"
    >
      {outcome.status === 'saved' && (
        <>
          <strong>{outcome.message}</strong>
          <Button variant="outline" onClick={() => onUndo(outcome.before, outcome.after)}>
            {t('admin:save.undo')}
          </Button>
        </>
      )}
      {outcome.status === 'undone' && <strong>{t('admin:quick.undone')}</strong>}
      {outcome.status === 'failed' && (
        <div className="border-l-8 border-court pl-3">
          <strong>{t('admin:quick.failed')}</strong>
          <p>{textOf(outcome.problem)}</p>
        </div>
      )}
    </div>
  );
}
