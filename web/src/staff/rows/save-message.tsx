import { useTexts } from '../../i18n/use-texts.ts';
import type { RowList } from './row-list.ts';
import type { SaveOutcome } from './save-outcome.ts';

interface SaveMessageProps {
  readonly list: RowList<never, never>['name'];
  readonly outcome: SaveOutcome;
}

/** Why a save failed, and what becomes of what was typed. */
function Reason({ outcome }: { readonly outcome: SaveOutcome & { status: 'failed' } }) {
  const { t } = useTexts();
  const { reason, unexpected } = outcome;
  return (
    <>
      {unexpected !== undefined && <p>{t('admin:save.unexpected', { status: unexpected })}</p>}
      <p>{t(`admin:save.reasons.${reason}`)}</p>
      {/* The other two say it themselves. */}
      {reason !== 'conflict' && reason !== 'unauthenticated' && <p>{t('admin:save.kept')}</p>}
    </>
  );
}

/** How the last save went, in the words of the specification (section 8), read out when it changes. */
export function SaveMessage({ list, outcome }: SaveMessageProps) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="min-w-0 flex-1 leading-snug wrap-anywhere not-empty:max-sm:order-first not-empty:max-sm:basis-full max-sm:text-sm"
    >
      {outcome.status === 'none-selected' && <strong>{t(`admin:${list}.none_selected`)}</strong>}
      {outcome.status === 'waiting' && <strong>{t('admin:save.waiting_text')}</strong>}
      {outcome.status === 'saved' && <strong>{t(`admin:${list}.saved`)}</strong>}
      {outcome.status === 'undone' && <strong>{t('admin:editing.undone')}</strong>}
      {/* The alert beside it says what to do. */}
      {outcome.status === 'undecided' && <strong>{t('admin:conflict.refused')}</strong>}
      {(outcome.status === 'failed' || outcome.status === 'not-uploaded') && (
        <strong>{t(`admin:${list}.failed`)}</strong>
      )}
      {outcome.status === 'not-uploaded' && (
        <p>
          {t('admin:save.not_uploaded')}{' '}
          {outcome.reason && t(`admin:save.reasons.${outcome.reason}`)}
        </p>
      )}
      {outcome.status === 'failed' && <Reason outcome={outcome} />}
    </div>
  );
}
