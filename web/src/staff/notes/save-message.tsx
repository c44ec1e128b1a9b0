import { useTexts } from '../../i18n/use-texts.ts';
import type { SaveOutcome } from './use-note-form.ts';

/** How the last save went, in the words of the specification (section 8), read out when it changes. */
export function SaveMessage({ outcome }: { outcome: SaveOutcome }) {
  const { t } = useTexts();
  return (
    <div role="status" className="grow">
      {outcome.status === 'none-selected' && <strong>{t('admin.note.none_selected')}</strong>}
      {outcome.status === 'saved' && <strong>{t('admin.note.saved')}</strong>}
      {outcome.status === 'failed' && (
        <>
          <strong>{t('admin.note.failed')}</strong>
          <p>{t(`admin.note.reasons.${outcome.reason}`)}</p>
        </>
      )}
    </div>
  );
}
