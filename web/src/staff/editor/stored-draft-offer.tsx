import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

interface StoredDraftOfferProps {
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers to restore or discard this row's unsaved draft. */
export function StoredDraftOffer({ onRestore, onDiscard }: StoredDraftOfferProps) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 border-l-8 border-sun bg-white p-4"
    >
      <p className="grow font-semibold">{t('admin:stored_draft.text')}</p>
      <Button variant="dark" onClick={onRestore}>
        {t('admin:stored_draft.restore')}
      </Button>
      <Button variant="outline" onClick={onDiscard}>
        {t('admin:stored_draft.discard')}
      </Button>
    </div>
  );
}
