import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowButton } from '../../ui/row-button.tsx';
import { ActionMessage } from '../shell/action-message.tsx';
import { InStatusBar, useStatusBar } from '../shell/save-bars.tsx';
import { useStableCallback } from '../shell/use-stable-callback.ts';
import { useStaffAction } from '../shell/use-staff-action.ts';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';
import { type Column, RowTable } from './row-table.tsx';

type QuickSave<R extends Row> =
  | { readonly status: 'undone' }
  | { readonly status: 'saved'; readonly message: string; readonly before: R; readonly after: R };

/**
 * Saves a change to a row in one click, and undoes it in another. Unsaved text in the form is not
 * saved.
 */
export function useQuickSave<R extends Row, Fields extends object>(
  config: RowEditorConfig<R, Fields>,
) {
  const { outcome, run } = useStaffAction<QuickSave<R>>();
  const save = (row: R, fields: Fields, toOutcome: (after: R) => QuickSave<R>) =>
    run(async () => toOutcome(await config.save(row._id, { ...fields, updatedAt: row.updatedAt })));
  return {
    outcome,
    /** Saves the row with a change. The outcome of a success contains `message`. */
    saveChange: (row: R, change: Partial<Fields>, message: string) =>
      save(row, { ...config.toFields(row), ...change }, (after) => {
        return { status: 'saved', message, before: row, after };
      }),
    undo: (before: R, after: R) =>
      save(after, config.toFields(before), () => ({ status: 'undone' })),
  };
}

/** A change that a row offers in one click. */
export interface QuickChange<Fields extends object> {
  readonly label: string;
  /** The label with the row's name, for screen readers. */
  readonly fullLabel: string;
  readonly newValues: Partial<Fields>;
  /** The message once the change is saved. */
  readonly message: string;
}

interface QuickTableProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly rows: readonly R[];
  readonly columns: readonly Column<R>[];
  readonly selectedId: string | undefined;
  /** The ids of the rows with an unsaved draft. */
  readonly draftIds: ReadonlySet<string>;
  /** Returns the row's name. */
  readonly getName: (row: R) => string;
  readonly onSelect: (row: R) => void;
  /** The change that a row offers, if any. Undefined for a table without quick changes. */
  readonly getQuickChange: ((row: R) => QuickChange<Fields> | undefined) | undefined;
  /** Renders the row's other actions. Pass the same function at each render. */
  readonly renderRowActions: (row: R) => ReactNode;
  /** Asks for confirmation before a row is published without a translation or a consent. */
  readonly confirmPublishing: (fields: Fields) => Promise<boolean>;
}

/** The table of rows with their quick changes, and the outcome of the last quick change. */
export function RowListTable<R extends Row, Fields extends object>(
  props: QuickTableProps<R, Fields>,
) {
  const {
    config,
    rows,
    columns,
    selectedId,
    draftIds,
    getName,
    onSelect,
    getQuickChange,
    renderRowActions,
    confirmPublishing,
  } = props;
  const { t } = useTexts();
  const { outcome, saveChange, undo } = useQuickSave(config);
  const { showMessagesFrom } = useStatusBar();
  const confirmAndSave = useStableCallback(async (row: R, quickChange: QuickChange<Fields>) => {
    if (!(await confirmPublishing({ ...config.toFields(row), ...quickChange.newValues }))) return;
    showMessagesFrom('quick-save');
    await saveChange(row, quickChange.newValues, quickChange.message);
  });
  const isSaving = outcome.status === 'running';
  const confirmAndUndo = async (before: R, after: R) => {
    if (await confirmPublishing(config.toFields(before))) await undo(before, after);
  };
  const renderActions = useCallback(
    (row: R) => {
      const quickChange = getQuickChange?.(row);
      return (
        <>
          {quickChange && (
            <RowButton
              aria-label={quickChange.fullLabel}
              disabled={isSaving}
              onClick={() => void confirmAndSave(row, quickChange)}
            >
              {quickChange.label}
            </RowButton>
          )}
          {renderRowActions(row)}
        </>
      );
    },
    [getQuickChange, isSaving, confirmAndSave, renderRowActions],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RowTable
        caption={t(`admin:${config.name}.caption`)}
        columns={columns}
        rows={rows}
        selectedId={selectedId}
        draftIds={draftIds}
        getName={getName}
        onSelect={useStableCallback(onSelect)}
        renderActions={renderActions}
      />
      {getQuickChange && (
        <InStatusBar source="quick-save">
          <ActionMessage
            place="bar"
            action="quick-save"
            outcome={outcome}
            describe={(done) =>
              done.status === 'saved'
                ? { text: done.message, onUndo: () => confirmAndUndo(done.before, done.after) }
                : { text: t('admin:quick.undone') }
            }
          />
        </InStatusBar>
      )}
    </div>
  );
}
