import { useTexts } from '../../i18n/use-texts.ts';
import { useProblemText } from '../shell/use-problem-text.ts';
import { UndoableMessage } from './undoable-message.tsx';
import type { OrderOutcome } from './use-order.ts';

interface SavedOrderMessageProps {
  readonly outcome: OrderOutcome;
  readonly onUndo: (before: readonly string[], after: readonly string[]) => unknown;
}

/** The outcome of a saved order, with its undo, as a live region. */
export function SavedOrderMessage({ outcome, onUndo }: SavedOrderMessageProps) {
  const { t } = useTexts();
  const { getProblemText } = useProblemText('quick-save');
  switch (outcome.status) {
    case 'saved':
      return (
        <UndoableMessage
          outcome={{
            status: 'saved',
            text: t('staffRows:order.saved'),
            onUndo: () => onUndo(outcome.before, outcome.after),
          }}
        />
      );
    case 'undone':
      return <UndoableMessage outcome={{ status: 'undone', text: t('staffRows:order.undone') }} />;
    case 'failed':
      return (
        <UndoableMessage
          outcome={{
            status: 'failed',
            text: t('staffRows:order.failed'),
            reason:
              outcome.problem === 'conflict'
                ? t('staffRows:order.undo_conflict')
                : getProblemText(outcome.problem),
          }}
        />
      );
    case 'none':
    case 'saving':
    case 'merged':
      return <UndoableMessage outcome={undefined} />;
  }
}
