import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

interface ConflictAlertProps {
  /** Who changed what too; undefined without a conflict. */
  readonly text: string | undefined;
  readonly onDecide: () => void;
}

/** Says at once that somebody else changed the same field; the focus stays with whoever types. */
export function ConflictAlert({ text, onDecide }: ConflictAlertProps) {
  const { t } = useTexts();
  return (
    <>
      {/* There before its text is: only a change is read out. */}
      <div
        role="alert"
        className={
          text &&
          'leading-snug font-semibold wrap-anywhere max-sm:order-first max-sm:basis-full max-sm:text-sm'
        }
      >
        {text}
      </div>
      {text !== undefined && (
        <Button look="outline" onClick={onDecide}>
          {t('admin:conflict.choose')}
        </Button>
      )}
    </>
  );
}
