import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { RowButton } from '../../ui/row-button.tsx';
import { StatusBarMessage } from '../shell/action-message.tsx';
import { useStatusBar } from '../shell/save-bars.tsx';
import { useStableCallback } from '../shell/use-stable-callback.ts';
import { useStaffAction } from '../shell/use-staff-action.ts';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig, RowEditorProps } from './row-editor-config.ts';
import { moveBetweenRows, TableRow } from './row-table.tsx';

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

/** The change that a row offers in one click: to hide it, or to show it. */
export interface QuickChange<Fields extends object> {
  /** Whether the row is shown now, so that the change hides it. */
  readonly isShown: boolean;
  readonly newValues: Partial<Fields>;
  /** The message once it is shown; by default that visitors see it now. */
  readonly shownMessage?: string;
}

interface RowListTableProps<R extends Row, Fields extends object> extends Pick<
  RowEditorProps<R, Fields>,
  'config' | 'columns' | 'getName' | 'getQuickChange'
> {
  readonly rows: readonly R[];
  readonly selectedId: string | undefined;
  /** The ids of the rows with an unsaved draft. */
  readonly draftIds: ReadonlySet<string>;
  readonly onSelect: (row: R) => void;
  /** Renders the row's other actions. Pass the same function at each render. */
  readonly renderRowActions: (row: R) => ReactNode;
  /** Asks for confirmation before a row is published without a translation or a consent. */
  readonly confirmPublishing: (fields: Fields) => Promise<boolean>;
}

/**
 * The rows of a tab. Selecting one fills the form (specification, section 4). Each row offers
 * its quick change, and the status bar shows the outcome of the last one.
 */
export function RowListTable<R extends Row, Fields extends object>(
  props: RowListTableProps<R, Fields>,
) {
  const { config, rows, columns, selectedId, draftIds, getName, getQuickChange } = props;
  const { renderRowActions, confirmPublishing } = props;
  const { t } = useTexts();
  const { outcome, saveChange, undo } = useQuickSave(config);
  const { showMessagesFrom } = useStatusBar();
  const confirmAndSave = useStableCallback(async (row: R, quickChange: QuickChange<Fields>) => {
    if (!(await confirmPublishing({ ...config.toFields(row), ...quickChange.newValues }))) return;
    showMessagesFrom('quick-save');
    const { isShown, newValues, shownMessage = t('admin:quick.shown') } = quickChange;
    await saveChange(row, newValues, isShown ? t('admin:quick.hidden') : shownMessage);
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
              aria-label={t(quickChange.isShown ? 'admin:quick.hide_row' : 'admin:quick.show_row', {
                name: getName(row),
              })}
              disabled={isSaving}
              onClick={() => void confirmAndSave(row, quickChange)}
            >
              {t(quickChange.isShown ? 'admin:quick.hide' : 'admin:quick.show')}
            </RowButton>
          )}
          {renderRowActions(row)}
        </>
      );
    },
    [t, getName, getQuickChange, isSaving, confirmAndSave, renderRowActions],
  );
  const onSelect = useStableCallback(props.onSelect);
  const caption = t(`admin:${config.name}.caption`);
  const headings = [
    t('admin:list.actions'),
    ...columns.map(({ heading }) => heading),
    t('admin:list.updated'),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* Between phone and desktop width, the table scrolls sideways. */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
        <table role="table" className="w-full border-collapse bg-white max-sm:block sm:min-w-160">
          <caption className="pb-3 text-left max-sm:block max-sm:bg-cream">{caption}</caption>
          <thead role="rowgroup" className="bg-sky max-sm:hidden">
            <tr role="row">
              {headings.map((heading) => (
                <th
                  key={heading}
                  role="columnheader"
                  scope="col"
                  className="px-3 py-2 text-left align-bottom text-sm"
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons' keys bubble here */}
          <tbody role="rowgroup" className="max-sm:block" onKeyDown={moveBetweenRows}>
            {rows.map((row) => (
              <TableRow
                key={row._id}
                row={row}
                columns={columns}
                isSelected={row._id === selectedId}
                hasDraft={draftIds.has(row._id)}
                name={getName(row)}
                onSelect={onSelect}
                renderActions={renderActions}
              />
            ))}
          </tbody>
        </table>
      </div>
      {getQuickChange && (
        <StatusBarMessage
          source="quick-save"
          action="quick-action"
          outcome={outcome}
          describe={(done) =>
            done.status === 'saved'
              ? { text: done.message, onUndo: () => confirmAndUndo(done.before, done.after) }
              : { text: t('admin:quick.undone') }
          }
        />
      )}
    </div>
  );
}
