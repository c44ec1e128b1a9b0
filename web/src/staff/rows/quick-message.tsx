import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import type { Row } from './row-draft.ts';
import type { QuickOutcome } from './use-quick-save.ts';

interface QuickMessageProps<R extends Row> {
  readonly outcome: QuickOutcome<R>;
  readonly onUndo: (was: R, now: R) => void;
}

/** How a change in one click went, read out as it changes, with the way to take it back. */
export function QuickMessage<R extends Row>({ outcome, onUndo }: QuickMessageProps<R>) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 leading-snug not-empty:max-sm:order-first not-empty:max-sm:basis-full max-sm:text-sm"
    >
      {outcome.status === 'saved' && (
        <>
          <strong>{outcome.said}</strong>
          <Button look="outline" onClick={() => onUndo(outcome.was, outcome.now)}>
            {t('admin:save.undo')}
          </Button>
        </>
      )}
      {outcome.status === 'undone' && <strong>{t('admin:quick.undone')}</strong>}
      {outcome.status === 'failed' && (
        <div className="border-l-8 border-court pl-3">
          <strong>{t('admin:quick.failed')}</strong>
          <p>
            {outcome.reason === 'conflict'
              ? t('admin:quick.conflict')
              : t(`admin:save.reasons.${outcome.reason}`)}
          </p>
        </div>
      )}
    </div>
  );
}
