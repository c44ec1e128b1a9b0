import { useTexts } from '../../i18n/use-texts.ts';
import { useProblemText } from '../shell/use-problem-text.ts';
import { UndoableMessage } from './undoable-message.tsx';
import type { Row } from './row-draft.ts';
import type { QuickOutcome } from './use-quick-save.ts';

interface QuickSaveMessageProps<R extends Row> {
  readonly outcome: QuickOutcome<R>;
  readonly onUndo: (before: R, after: R) => void;
}

/** The outcome of a quick save, with its undo, as a live region. */
export function QuickSaveMessage<R extends Row>({ outcome, onUndo }: QuickSaveMessageProps<R>) {
  const { t } = useTexts();
  const { getProblemText } = useProblemText('quick-save');
  switch (outcome.status) {
    case 'saved':
      return (
        <UndoableMessage
          outcome={{
            status: 'saved',
            text: outcome.message,
            onUndo: () => onUndo(outcome.before, outcome.after),
          }}
        />
      );
    case 'undone':
      return <UndoableMessage outcome={{ status: 'undone', text: t('admin:quick.undone') }} />;
    case 'failed':
      return (
        <UndoableMessage
          outcome={{
            status: 'failed',
            text: t('admin:quick.failed'),
            reason: getProblemText(outcome.problem),
          }}
        />
      );
    case 'none':
    case 'saving':
      return <UndoableMessage outcome={undefined} />;
  }
}
