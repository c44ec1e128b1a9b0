import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';

/** The outcome of an action that saves without the form, with the texts to show. */
export type UndoableOutcome =
  | { readonly status: 'saved'; readonly text: string; readonly onUndo: () => unknown }
  | { readonly status: 'undone'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string; readonly reason: string };

/** The outcome of an action with its undo, as a live region. It is empty without an outcome. */
export function UndoableMessage({ outcome }: { readonly outcome: UndoableOutcome | undefined }) {
  const { t } = useTexts();
  return (
    <div
      role="status"
      className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 leading-snug not-empty:max-sm:order-first not-empty:max-sm:basis-full max-sm:text-sm"
    >
      {outcome?.status === 'saved' && (
        <>
          <strong>{outcome.text}</strong>
          <Button variant="outline" onClick={outcome.onUndo}>
            {t('admin:save.undo')}
          </Button>
        </>
      )}
      {outcome?.status === 'undone' && <strong>{outcome.text}</strong>}
      {outcome?.status === 'failed' && (
        <div className="border-l-8 border-court pl-3">
          <strong>{outcome.text}</strong>
          <p>{outcome.reason}</p>
        </div>
      )}
    </div>
  );
}
