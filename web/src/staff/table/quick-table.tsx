import { useCallback } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { QuickSaveMessage } from './quick-save-message.tsx';
import type { Row } from '../row/row-draft.ts';
import type { RowList } from '../row/row-list.ts';
import { RowButton } from '../../ui/row-button.tsx';
import { type Column, RowTable } from './row-table.tsx';
import { InStatusBar, useStatusBar } from '../save/status-bar.tsx';
import { useLatest } from './use-latest.ts';
import { useQuickSave } from './use-quick-save.ts';

/** A change that a row offers in one click. */
export interface QuickChange<Fields extends object> {
  readonly label: string;
  /** The label with the row's name, for screen readers. */
  readonly fullLabel: string;
  readonly change: Partial<Fields>;
  /** Shown once it is saved. */
  readonly message: string;
}

interface QuickTableProps<R extends Row, Fields extends object> {
  readonly list: RowList<R, Fields>;
  readonly rows: readonly R[];
  readonly columns: readonly Column<R>[];
  readonly selectedId: string | undefined;
  /** The ids of the rows with an unsaved draft. */
  readonly drafts: ReadonlySet<string>;
  readonly onSelect: (row: R) => void;
  /** The change that a row offers, if any. Undefined for a table without quick changes. */
  readonly getQuickChange: ((row: R) => QuickChange<Fields> | undefined) | undefined;
  /** Asks staff to confirm what a save would publish incomplete, such as an empty language. */
  readonly mayPublish: (fields: Fields) => Promise<boolean>;
}

/** The table of rows with their quick changes, and the outcome of the last quick change. */
export function QuickTable<R extends Row, Fields extends object>(
  props: QuickTableProps<R, Fields>,
) {
  const { list, rows, columns, selectedId, drafts, onSelect, getQuickChange, mayPublish } = props;
  const { t } = useTexts();
  const { outcome, change, undo } = useQuickSave(list);
  const { beginAction } = useStatusBar();
  const start = useLatest(async (row: R, quick: QuickChange<Fields>) => {
    if (!(await mayPublish({ ...list.toFields(row), ...quick.change }))) return;
    beginAction('list');
    await change(row, quick.change, quick.message);
  });
  const isSaving = outcome.status === 'saving';
  const undoIfAllowed = async (before: R, after: R) => {
    if (await mayPublish(list.toFields(before))) await undo(before, after);
  };
  const actions = useCallback(
    (row: R) => {
      const quick = getQuickChange?.(row);
      return (
        quick && (
          <RowButton
            aria-label={quick.fullLabel}
            disabled={isSaving}
            onClick={() => void start(row, quick)}
          >
            {quick.label}
          </RowButton>
        )
      );
    },
    [getQuickChange, isSaving, start],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RowTable
        caption={t(`admin:${list.name}.caption`)}
        columns={columns}
        rows={rows}
        selectedId={selectedId}
        drafts={drafts}
        onSelect={useLatest(onSelect)}
        actions={actions}
      />
      {getQuickChange && (
        <InStatusBar source="list">
          <QuickSaveMessage
            outcome={outcome}
            onUndo={(before, after) => void undoIfAllowed(before, after)}
          />
        </InStatusBar>
      )}
    </div>
  );
}
