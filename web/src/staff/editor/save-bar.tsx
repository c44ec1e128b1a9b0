import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BottomBar, useStatusBar } from '../shell/save-bars.tsx';
import { SignInButton } from '../shell/sign-in-button.tsx';
import { useProblemText } from '../shell/use-problem-text.ts';
import type { Draft, Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import type { SaveOutcome } from './save-outcome.ts';
import type { RowForm } from './use-row-form.ts';

interface ConflictAlertProps {
  /** The text that names the other person and the fields; undefined without a conflict. */
  readonly text: string | undefined;
  readonly onShowConflicts: () => void;
}

/** Announces that somebody else changed the same field. It does not move the focus. */
function ConflictAlert({ text, onShowConflicts }: ConflictAlertProps) {
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
function SaveMessage({ tabName, outcome }: SaveMessageProps) {
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

interface SaveBarProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly form: RowForm<R, Fields>;
  readonly onSave: () => void;
  /** Names who else changed which fields; undefined without a conflict. */
  readonly conflictText: string | undefined;
  readonly onShowConflicts: () => void;
  /** What the bar offers before the outcome of a save. */
  readonly children: ReactNode;
}

interface SavedRowVisibilityProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly draft: Draft<Fields>;
}

/** Links to the page that shows the saved row, or states that visitors do not see the row. */
function SavedRowVisibility<R extends Row, Fields extends object>({
  config,
  draft,
}: SavedRowVisibilityProps<R, Fields>) {
  const { t } = useTexts();
  if (config.isPublic?.(draft.fields) === false) return <p>{t('admin:preview.hidden')}</p>;
  return (
    // The full address, so that the link opens in a new tab.
    <TextLink to={window.location.origin + config.getPagePath(draft.id)} variant="outline">
      {t('admin:save.see_page')}
    </TextLink>
  );
}

/**
 * Shows whether there are unsaved changes, and the outcome of the last save. The outcome has a
 * button to undo the save or to sign in.
 */
function FormMessages<R extends Row, Fields extends object>({
  config,
  form,
}: Pick<SaveBarProps<R, Fields>, 'config' | 'form'>) {
  const { t } = useTexts();
  const { outcome, edit, save, undo, isChanged } = form;
  const isSignedOut = outcome.status === 'failed' && outcome.problem === 'unauthenticated';
  return (
    <>
      {isChanged && outcome.status === 'none' && (
        <p className="text-sm font-semibold">{t('admin:editing.unsaved')}</p>
      )}
      <SaveMessage tabName={config.name} outcome={outcome} />
      {outcome.status === 'saved' && edit && (
        <SavedRowVisibility config={config} draft={edit.draft} />
      )}
      {undo && (
        <Button variant="outline" onClick={() => void undo()}>
          {t('admin:save.undo')}
        </Button>
      )}
      {isSignedOut && <SignInButton onSignedIn={save} />}
    </>
  );
}

/** The bar at the bottom of the window: the save button and messages. */
export function SaveBar<R extends Row, Fields extends object>(props: SaveBarProps<R, Fields>) {
  const { config, form, onSave, conflictText, onShowConflicts, children } = props;
  const { t } = useTexts();
  const { source, setSlot } = useStatusBar();
  const { status } = form.outcome;
  const isBusy = status === 'saving' || status === 'waiting';
  return (
    <BottomBar isNeeded={form.edit !== undefined}>
      <Button aria-disabled={isBusy} onClick={isBusy ? undefined : onSave}>
        {t(isBusy ? `admin:save.${status}` : 'admin:save.save')}
      </Button>
      <ConflictAlert text={conflictText} onShowConflicts={onShowConflicts} />
      {children}
      <div ref={setSlot} className="contents" />
      {source === 'form' && <FormMessages config={config} form={form} />}
    </BottomBar>
  );
}
