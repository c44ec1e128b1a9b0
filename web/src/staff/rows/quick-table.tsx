import { useTexts } from '../../i18n/use-texts.ts';
import { QuickMessage } from './quick-message.tsx';
import type { Row } from './row-draft.ts';
import type { RowList } from './row-list.ts';
import { RowButton } from './row-button.tsx';
import { type Column, RowTable } from './row-table.tsx';
import { useQuickSave } from './use-quick-save.ts';

/** A change that a row offers in one click. */
export interface QuickChange<Fields extends object> {
  readonly label: string;
  /** The label with the row's name in it, for those who hear it alone. */
  readonly fullLabel: string;
  readonly change: Partial<Fields>;
  /** What to say once it is saved. */
  readonly said: string;
}

interface QuickTableProps<R extends Row, Fields extends object> {
  readonly list: RowList<R, Fields>;
  readonly rows: readonly R[];
  readonly columns: readonly Column<R>[];
  readonly selectedId: string | undefined;
  readonly onSelect: (row: R) => void;
  readonly quickChange: ((row: R) => QuickChange<Fields> | undefined) | undefined;
  readonly mayPublish: (fields: Fields) => Promise<boolean>;
}

/** The table of rows with what each offers in one click, and what became of the last such click. */
export function QuickTable<R extends Row, Fields extends object>(
  props: QuickTableProps<R, Fields>,
) {
  const { list, rows, columns, selectedId, onSelect, quickChange, mayPublish } = props;
  const { t } = useTexts();
  const { outcome, change, undo } = useQuickSave(list);
  const start = async (row: R, quick: QuickChange<Fields>) => {
    if (!(await mayPublish({ ...list.toFields(row), ...quick.change }))) return;
    await change(row, quick.change, quick.said);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <RowTable
        caption={t(`admin.${list.name}.caption`)}
        columns={columns}
        rows={rows}
        selectedId={selectedId}
        onSelect={onSelect}
        actions={(row) => {
          const quick = quickChange?.(row);
          return (
            quick && (
              <RowButton
                aria-label={quick.fullLabel}
                disabled={outcome.status === 'saving'}
                onClick={() => void start(row, quick)}
              >
                {quick.label}
              </RowButton>
            )
          );
        }}
      />
      {quickChange && <QuickMessage outcome={outcome} onUndo={(was, now) => void undo(was, now)} />}
    </div>
  );
}
