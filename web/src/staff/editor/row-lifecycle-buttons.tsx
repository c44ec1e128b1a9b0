import { useTexts } from '../../i18n/use-texts.ts';
import { RowButton } from '../../ui/row-button.tsx';

interface RowLifecycleButtonsProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onDuplicate: () => void;
  readonly onRetire: () => void;
}

/** The buttons of a row that copy it or take it off the site. */
export function RowLifecycleButtons(props: RowLifecycleButtonsProps) {
  const { name, isBusy, onDuplicate, onRetire } = props;
  const { t } = useTexts();
  return (
    <>
      <RowButton
        aria-label={t('staffRows:duplicate_row', { name })}
        disabled={isBusy}
        onClick={onDuplicate}
      >
        {t('staffRows:duplicate')}
      </RowButton>
      <RowButton
        aria-label={t('staffRows:retire_row', { name })}
        disabled={isBusy}
        onClick={onRetire}
      >
        {t('staffRows:retire')}
      </RowButton>
    </>
  );
}
