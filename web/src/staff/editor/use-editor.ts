import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../i18n/use-texts.ts';
import type { UploadReport } from '../fields/image-context.ts';
import { useStatusBar } from '../shell/save-bars.tsx';
import { useUnsavedWork } from '../shell/dashboard-context.ts';
import { useStableCallback } from '../shell/use-stable-callback.ts';
import type { Row } from './row-draft.ts';
import type { Labels, RowEditorConfig } from './row-editor-config.ts';
import { useFieldAuthors } from './use-field-authors.ts';
import { focusAtTop, toOutcomeAfterUpload, useFocusAfterSave } from './save-outcome.ts';
import { usePublishConfirmations } from './use-publish-confirmations.tsx';
import { type RowForm, useRowForm } from './use-row-form.ts';

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

interface EditorOptions<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly rows: readonly R[];
  readonly labels: Labels<Fields>;
  /** Whether a list with a single row opens that row. */
  readonly opensOnlyRow: boolean;
  /** The list of rows. The button of a row that closes gets the focus. */
  readonly listRef: RefObject<HTMLElement | null>;
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

const noUpload: UploadReport = { status: 'none', problem: undefined };

/** The upload in the form. Its end changes the outcome of a save that waits for it. */
function useUpload<R extends Row, Fields extends object>(form: RowForm<R, Fields>) {
  const { setOutcome } = form;
  const [upload, setUpload] = useState(noUpload);
  const [resetCount, setResetCount] = useState(0);
  const onStatusChange = useCallback(
    (report: UploadReport) => {
      setUpload(report);
      setOutcome((outcome) => toOutcomeAfterUpload(outcome, report));
    },
    [setOutcome],
  );
  const storeNewRow = useStableCallback(form.storeNewRow);
  const uploadContext = useMemo(
    () => ({ onStatusChange, resetCount, storeNewRow }),
    [onStatusChange, resetCount, storeNewRow],
  );
  return {
    upload,
    uploadContext,
    /** Counts the last upload as none, also if it failed. Its message stays. */
    dismissUpload: () => setUpload(noUpload),
    /** Clears the last upload and its message. */
    clearUpload: () => setResetCount((count) => count + 1),
  };
}

/** Manages a tab's form: its confirmations, messages and focus. */
export function useEditor<R extends Row, Fields extends object>(options: EditorOptions<R, Fields>) {
  const { config, rows, labels, opensOnlyRow, listRef, order } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const conflictsRef = useRef<HTMLElement>(null);
  const { t } = useTexts();
  const form = useRowForm(config, rows);
  const { edit, outcome, setOutcome, undo, undoFields } = form;
  const { status } = outcome;
  const { showMessagesFrom } = useStatusBar();
  const requestFocusAfterSave = useFocusAfterSave(outcome, formRef, conflictsRef);
  const focusField = (name: string) =>
    formRef.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const { confirmPublishing, confirmSaving, dialog } = usePublishConfirmations(
    config,
    labels,
    focusField,
  );
  const { upload, dismissUpload, clearUpload, uploadContext } = useUpload(form);
  const isUploading = upload.status === 'uploading';
  const confirmAndSave = async () => {
    requestFocusAfterSave();
    if (form.showObstacle() || !edit || !(await confirmSaving(edit.draft))) return;
    clearUpload();
    await form.save();
  };
  const startWaitingSave = useEffectEvent(() => {
    setOutcome({ status: 'none' });
    void confirmAndSave();
  });
  useEffect(() => {
    if (status === 'waiting' && upload.status === 'done') startWaitingSave();
  }, [status, upload.status]);
  useEffect(() => {
    // A save may end after another action began. The outcome of the save is shown anyway.
    if (status !== 'none') showMessagesFrom('form');
  }, [status, showMessagesFrom]);
  useUnsavedWork('changes', form.isChanged || isUploading || order.isChanged);
  const findAuthor = useFieldAuthors(config, edit);
  const preventReopening = useSingleRowOpening(
    opensOnlyRow ? rows : [],
    edit !== undefined,
    form.select,
  );

  const select = (row: R) => {
    showMessagesFrom('form');
    flushSync(() => form.select(row));
    // The form is above the list, so it may be outside the window.
    focusAtTop(headingRef.current);
  };
  const save = async () => {
    // The button is disabled, but Ctrl+S is not. A second save would conflict.
    if (status === 'saving') return;
    showMessagesFrom('form');
    const hasFailed = upload.status === 'failed' || upload.status === 'signed-out';
    if (isUploading) setOutcome({ status: 'waiting' });
    // The first save only shows that the image is missing. The next save is without the image.
    else if (hasFailed && status !== 'not-uploaded')
      setOutcome({ status: 'not-uploaded', problem: upload.problem });
    else {
      dismissUpload();
      await confirmAndSave();
    }
  };
  useSaveShortcut(() => (order.save ? order.save() : void save()));
  const confirmAndUndo = async (fields: Fields) => {
    if (!(await confirmPublishing(fields))) return;
    clearUpload();
    await undo?.();
  };
  const nameOtherAuthor = (names: readonly (keyof Fields)[]): string =>
    names.map((name) => findAuthor?.(name)).find(Boolean)?.name ?? t('admin:conflict.somebody');
  return {
    form: {
      ...form,
      undo: undoFields && !isUploading ? () => confirmAndUndo(undoFields) : undefined,
    },
    uploadContext,
    // What gets the focus: an invalid field of the form, the heading, or the conflicts.
    formRef,
    headingRef,
    conflictsRef,
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
      const { current: heading } = headingRef;
      if (heading !== null && heading === document.activeElement) focusAtTop(heading);
    },
    close: () => {
      const button = listRef.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
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
      if (conflictsRef.current) focusAtTop(conflictsRef.current);
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

export type EditorState<R extends Row, Fields extends object> = ReturnType<
  typeof useEditor<R, Fields>
>;
