import { useStaffAction } from '../shell/use-staff-action.ts';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

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
