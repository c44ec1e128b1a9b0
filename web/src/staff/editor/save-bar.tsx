import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BottomBar, useStatusBar } from '../shell/save-bars.tsx';
import { SignInButton } from '../shell/sign-in-button.tsx';
import { useProblemText } from '../shell/staff-problem.ts';
import type { Draft, Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import { focusAtTop, type SaveOutcome } from './save-outcome.ts';
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

function Offer({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:basis-full">
      <p className="font-semibold max-sm:basis-full max-sm:text-sm">{text}</p>
      {children}
    </div>
  );
}

interface DraftOfferProps<R extends Row, Fields extends object> {
  readonly form: RowForm<R, Fields>;
  readonly rows: readonly R[];
  readonly getName: (row: R) => string;
  readonly onOpen: (row: R) => void;
  /** The heading of the open row. It gets the focus once its draft is restored or discarded. */
  readonly headingRef: RefObject<HTMLElement | null>;
}

/**
 * Offers to restore or discard the stored draft of the open row. While no row is open, it names
 * the rows that have one. It is for the bar at the bottom of the window, so that staff see it
 * after a reload.
 */
function DraftOffer<R extends Row, Fields extends object>(props: DraftOfferProps<R, Fields>) {
  const { form, rows, getName, onOpen, headingRef } = props;
  const { t } = useTexts();
  const { source } = useStatusBar();
  const { edit, draftIds } = form;
  const decide = (action: () => void) => () => {
    action();
    focusAtTop(headingRef.current);
  };
  if (form.outcome.status !== 'none') return null;
  if (edit?.storedDraft)
    return (
      <Offer text={t('admin:stored_draft.text')}>
        <Button variant="dark" onClick={decide(form.restoreDraft)}>
          {t('admin:stored_draft.restore')}
        </Button>
        <Button variant="outline" onClick={decide(form.discardDraft)}>
          {t('admin:stored_draft.discard')}
        </Button>
      </Offer>
    );
  // The message of another action is shown in its place.
  if (edit || source !== 'form' || draftIds.size === 0) return null;
  return (
    <Offer text={t('admin:stored_draft.rows')}>
      {rows
        .filter(({ _id }) => draftIds.has(_id))
        .map((row) => (
          <Button key={row._id} variant="outline" onClick={() => onOpen(row)}>
            {getName(row)}
          </Button>
        ))}
    </Offer>
  );
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

interface SaveBarProps<R extends Row, Fields extends object> extends DraftOfferProps<R, Fields> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly onSave: () => void;
  /** Names who else changed which fields; undefined without a conflict. */
  readonly conflictText: string | undefined;
  readonly onShowConflicts: () => void;
}

/** The bar at the bottom of the window: the save button and messages. */
export function SaveBar<R extends Row, Fields extends object>(props: SaveBarProps<R, Fields>) {
  const { config, form, onSave, conflictText, onShowConflicts } = props;
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
      <DraftOffer {...props} />
      <div ref={setSlot} className="contents" />
      {source === 'form' && <FormMessages config={config} form={form} />}
    </BottomBar>
  );
}
