import { useTexts } from '../../i18n/use-texts.ts';
import type { RowList } from './row-list.ts';
import type { SaveOutcome } from './save-outcome.ts';

interface SaveMessageProps {
  readonly list: RowList<never, never>['name'];
  readonly outcome: SaveOutcome;
}

/** How the last save went, in the words of the specification (section 8), read out when it changes. */
export function SaveMessage({ list, outcome }: SaveMessageProps) {
  const { t } = useTexts();
  return (
    <div role="status" className="grow">
      {outcome.status === 'none-selected' && <strong>{t(`admin.${list}.none_selected`)}</strong>}
      {outcome.status === 'saved' && <strong>{t(`admin.${list}.saved`)}</strong>}
      {outcome.status === 'failed' && (
        <>
          <strong>{t(`admin.${list}.failed`)}</strong>
          <p>
            {outcome.unexpected === undefined
              ? t(`admin.save.reasons.${outcome.reason}`)
              : t('admin.save.unexpected', { status: outcome.unexpected })}
          </p>
        </>
      )}
    </div>
  );
}
