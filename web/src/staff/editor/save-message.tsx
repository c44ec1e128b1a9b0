import { useTexts } from '../../i18n/use-texts.ts';
import { useProblemText } from '../shell/use-problem-text.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import type { SaveOutcome } from './save-outcome.ts';

interface SaveMessageProps {
  readonly tabName: RowEditorConfig<never, never>['name'];
  readonly outcome: SaveOutcome;
}

/** States why a save failed, and that the typed text is still in the form. */
function FailureReason({ outcome }: { readonly outcome: SaveOutcome & { status: 'failed' } }) {
  const { t } = useTexts();
  const { getProblemText } = useProblemText('save');
  const { problem, unexpectedStatus } = outcome;
  return (
    <>
      {unexpectedStatus !== undefined && (
        <p>{t('admin:save.unexpected', { status: unexpectedStatus })}</p>
      )}
      <p>{getProblemText(problem)}</p>
      {/* The texts of these two problems say what to do, or that the typed text stays. */}
      {problem !== 'conflict' && problem !== 'unauthenticated' && (
        <p>{t('admin:save.text_kept')}</p>
      )}
    </>
  );
}

/** The outcome of the last save (specification, section 8), as a live region. */
export function SaveMessage({ tabName, outcome }: SaveMessageProps) {
  const { t } = useTexts();
  const { getProblemText: getUploadProblemText } = useProblemText('upload');
  return (
    <div
      role="status"
      className="min-w-0 flex-1 leading-snug wrap-anywhere not-empty:max-sm:order-first not-empty:max-sm:basis-full max-sm:text-sm"
    >
      {outcome.status === 'none-selected' && <strong>{t(`admin:${tabName}.none_selected`)}</strong>}
      {outcome.status === 'waiting' && <strong>{t('admin:save.waiting_text')}</strong>}
      {outcome.status === 'saved' && <strong>{t(`admin:${tabName}.saved`)}</strong>}
      {outcome.status === 'undone' && <strong>{t('admin:editing.undone')}</strong>}
      {/* The alert beside this message has the instructions. */}
      {outcome.status === 'unresolved-conflict' && <strong>{t('admin:conflict.undecided')}</strong>}
      {(outcome.status === 'failed' || outcome.status === 'not-uploaded') && (
        <strong>{t(`admin:${tabName}.failed`)}</strong>
      )}
      {outcome.status === 'not-uploaded' && (
        <p>
          {t('admin:save.not_uploaded')} {outcome.problem && getUploadProblemText(outcome.problem)}
        </p>
      )}
      {outcome.status === 'failed' && <FailureReason outcome={outcome} />}
    </div>
  );
}
