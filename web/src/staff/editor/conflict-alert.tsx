import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

interface ConflictAlertProps {
  /** The text that names the other person and the fields; undefined without a conflict. */
  readonly text: string | undefined;
  readonly onShowConflicts: () => void;
}

/** Announces that somebody else changed the same field. It does not move the focus. */
export function ConflictAlert({ text, onShowConflicts }: ConflictAlertProps) {
  const { t } = useTexts();
  return (
    <>
      {/* Also rendered while empty: screen readers announce only a change of its text. */}
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
        <Button variant="outline" onClick={onShowConflicts}>
          {t('admin:conflict.choose')}
        </Button>
      )}
    </>
  );
}
