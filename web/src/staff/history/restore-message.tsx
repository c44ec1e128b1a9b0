import type { HistoryEntry } from '@club/domain/history';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { RestoreOutcome } from './use-restore.ts';

interface RestoreMessageProps {
  readonly outcome: RestoreOutcome;
  readonly onUndo: (own: HistoryEntry) => void;
}

function Failure({ reason }: { reason: (RestoreOutcome & { status: 'failed' })['reason'] }) {
  const { t } = useTexts();
  if (reason === 'conflict') return <p>{t('admin:history.conflict')}</p>;
  // Nobody typed anything here: the fault is not in a form.
  if (reason === 'invalid-body') return <p>{t('admin:save.reasons.internal')}</p>;
  return <p>{t(`admin:save.reasons.${reason}`)}</p>;
}

/** How the last restoring went, read out as it changes. */
export function RestoreMessage({ outcome, onUndo }: RestoreMessageProps) {
  const { t } = useTexts();
  const own = outcome.status === 'restored' ? outcome.own : undefined;
  return (
    <div role="status" className="flex flex-wrap items-center gap-4">
      {outcome.status === 'restored' && <strong>{t('admin:history.restored')}</strong>}
      {outcome.status === 'undone' && <strong>{t('admin:history.undone')}</strong>}
      {outcome.status === 'failed' && (
        <div className="border-l-8 border-court bg-white p-3">
          <strong>{t('admin:history.failed')}</strong>
          <Failure reason={outcome.reason} />
        </div>
      )}
      {own && (
        <Button look="outline" onClick={() => onUndo(own)}>
          {t('admin:history.undo')}
        </Button>
      )}
    </div>
  );
}
