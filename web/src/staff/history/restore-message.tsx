import type { HistoryEntry } from '@club/domain/history';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useProblemText } from '../requests/use-problem-text.ts';
import type { RestoreOutcome } from './use-restore.ts';

interface RestoreMessageProps {
  readonly outcome: RestoreOutcome;
  readonly onUndo: (entry: HistoryEntry) => void;
}

/** The outcome of the last restore, as a live region. */
export function RestoreMessage({ outcome, onUndo }: RestoreMessageProps) {
  const { t } = useTexts();
  const { getProblemText } = useProblemText('restore');
  const undoableEntry = outcome.status === 'restored' ? outcome.entry : undefined;
  return (
    <div role="status" className="flex flex-wrap items-center gap-4">
      {outcome.status === 'restored' && <strong>{t('admin:history.restored')}</strong>}
      {outcome.status === 'undone' && <strong>{t('admin:history.undone')}</strong>}
      {outcome.status === 'failed' && (
        <div className="border-l-8 border-court bg-white p-3">
          <strong>{t('admin:history.failed')}</strong>
          <p>{getProblemText(outcome.problem)}</p>
        </div>
      )}
      {undoableEntry && (
        <Button variant="outline" onClick={() => onUndo(undoableEntry)}>
          {t('admin:history.undo')}
        </Button>
      )}
    </div>
  );
}
