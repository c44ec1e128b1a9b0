import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import { useStatusBar } from '../shell/save-bars.tsx';
import { useUnsavedWork } from '../shell/dashboard-context.ts';
import type { Row } from './row-draft.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import { useFieldAuthors } from './use-field-authors.ts';
import { focusAtTop, useFocusAfterSave } from './save-outcome.ts';
import { useOwnSaves } from './use-own-saves.ts';
import { usePublishConfirmations } from './use-publish-confirmations.tsx';
import { useRowForm } from './use-row-form.ts';
import { useSaveAfterUpload } from './use-save-after-upload.ts';

/** Saves on Ctrl+S and Cmd+S, anywhere on the page, unless a dialog is open. */
function useSaveShortcut(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/**
 * Where the focus goes. When a row opens, it goes to the row's heading. When the row closes, it
 * goes to the row's button in the list. Other targets are a field of the form, and the conflicts.
 */
interface FocusTargets {
  readonly list: RefObject<HTMLElement | null>;
  readonly heading: RefObject<HTMLElement | null>;
  readonly form: RefObject<HTMLElement | null>;
  readonly conflicts: RefObject<HTMLElement | null>;
}

interface EditorOptions<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly rows: readonly R[];
  readonly labels: Labels<Fields>;
  /** Whether a list with a single row opens that row. */
  readonly opensOnlyRow: boolean;
  readonly focusTargets: FocusTargets;
  /** The unsaved order of the rows. While staff change it, Ctrl+S calls its `save`. */
  readonly order: { readonly isChanged: boolean; readonly save: (() => void) | undefined };
}

/**
 * Opens the only row of a list, unless staff have closed it.
 *
 * @returns a function to call when staff close the row, so that it does not open again
 */
function useSingleRowOpening<R>(
  rows: readonly R[],
  isOpen: boolean,
  open: (row: R) => void,
): () => void {
  const [wasClosed, setWasClosed] = useState(false);
  const [singleRow] = rows;
  if (singleRow && rows.length === 1 && !isOpen && !wasClosed) open(singleRow);
  return () => setWasClosed(true);
}

/** Manages a tab's form: its confirmations, messages and focus. */
export function useEditor<R extends Row, Fields extends object>(options: EditorOptions<R, Fields>) {
  const { config, rows, labels, opensOnlyRow, focusTargets, order } = options;
  const { t } = useTexts();
  const ownSaves = useOwnSaves();
  const trackedConfig = {
    ...config,
    save: (...input: Parameters<typeof config.save>) => ownSaves.track(config.save(...input)),
  };
  const form = useRowForm(trackedConfig, rows, ownSaves);
  const { edit, undo, undoFields } = form;
  const { showMessagesFrom } = useStatusBar();
  const requestFocusAfterSave = useFocusAfterSave(
    form.outcome,
    focusTargets.form,
    focusTargets.conflicts,
  );
  const focusField = (name: string) =>
    focusTargets.form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const { confirmPublishing, confirmSaving, dialog } = usePublishConfirmations(
    config,
    labels,
    focusField,
  );
  const saveAfterUpload = useSaveAfterUpload({
    confirmSaving: async () => {
      requestFocusAfterSave();
      return !form.showObstacle() && edit !== undefined && (await confirmSaving(edit.draft));
    },
    save: form.save,
    storeNewRow: form.storeNewRow,
  });
  const outcome = saveAfterUpload.outcome ?? form.outcome;
  const { status } = outcome;
  useEffect(() => {
    // A save may end after another action began. The outcome of the save is shown anyway.
    if (status !== 'none') showMessagesFrom('form');
  }, [status, showMessagesFrom]);
  useUnsavedWork('changes', form.isChanged || saveAfterUpload.isUploading || order.isChanged);
  const findAuthor = useFieldAuthors(config, edit);
  const preventReopening = useSingleRowOpening(
    opensOnlyRow ? rows : [],
    edit !== undefined,
    form.select,
  );

  const select = (row: R) => {
    showMessagesFrom('form');
    flushSync(() => form.select(row));
    // The form may be outside the window, because it is below the list.
    focusAtTop(focusTargets.heading.current);
  };
  const save = async () => {
    // The button is disabled, but Ctrl+S is not. A second save would conflict.
    if (status === 'saving') return;
    showMessagesFrom('form');
    await saveAfterUpload.save();
  };
  useSaveShortcut(() => (order.save ? order.save() : void save()));
  const confirmAndUndo = async (fields: Fields) => {
    if (!(await confirmPublishing(fields))) return;
    saveAfterUpload.resetUpload();
    await undo?.();
  };
  const nameOtherAuthor = (names: readonly (keyof Fields)[]): string =>
    names.map((name) => findAuthor?.(name)).find(Boolean)?.name ?? t('admin:conflict.somebody');
  return {
    form: {
      ...form,
      outcome,
      undo:
        undoFields && !saveAfterUpload.isUploading ? () => confirmAndUndo(undoFields) : undefined,
    },
    /** The configuration, with its saves tracked as this page's own. */
    config: trackedConfig,
    /** Tracks a save without the form as this page's own, such as a restore from the history. */
    track: ownSaves.track,
    uploadContext: saveAfterUpload.uploadContext,
    findAuthor,
    confirmPublishing,
    dialog,
    save,
    select,
    /** Opens a row that is not stored before its first save. */
    selectNew: (row: R) => {
      form.setNewRow(row);
      select(row);
    },
    /** Called after the fields mount. Without the fields, the page may be too short to scroll. */
    scrollToHeading: () => {
      const { current: heading } = focusTargets.heading;
      if (heading !== null && heading === document.activeElement) focusAtTop(heading);
    },
    close: () => {
      const button = focusTargets.list.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
      showMessagesFrom('form');
      preventReopening();
      flushSync(form.close);
      button?.focus();
    },
    change: (fields: Partial<Fields>) => {
      showMessagesFrom('form');
      form.change(fields);
    },
    decide: (name: keyof Fields, choice: 'mine' | 'theirs') => {
      flushSync(() => form.decide(name, choice));
      if (focusTargets.conflicts.current) focusAtTop(focusTargets.conflicts.current);
      else focusField(String(name));
    },
    /** Names who else changed which fields; undefined without a conflict or while loading. */
    conflictText:
      edit && edit.conflicts.length > 0 && findAuthor
        ? t('admin:conflict.alert', {
            who: nameOtherAuthor(edit.conflicts),
            fields: edit.conflicts.map((name) => labels[name]).join(', '),
          })
        : undefined,
  };
}
