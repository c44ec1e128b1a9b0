import { signIn } from '../../data/session/staff-session.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ConflictAlert } from './conflict-alert.tsx';
import type { Draft, Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import { BottomBar, useStatusBar } from '../shell/save-bars.tsx';
import { SaveMessage } from './save-message.tsx';
import type { RowForm } from './use-row-form.ts';

interface SaveBarProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly form: RowForm<R, Fields>;
  readonly onSave: () => void;
  /** Names who else changed which fields; undefined without a conflict. */
  readonly conflictText: string | undefined;
  readonly onShowConflicts: () => void;
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
  const signInAndSave = async () => {
    if ((await signIn()) === null) await save();
  };
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
      {isSignedOut && (
        <Button onClick={() => void signInAndSave()}>{t('admin:gate.sign_in')}</Button>
      )}
    </>
  );
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
      <div ref={setSlot} className="contents" />
      {source === 'form' && <FormMessages config={config} form={form} />}
    </BottomBar>
  );
}
