import { type StaffProblem, toStaffProblem } from '../shell/staff-problem.ts';
import { useStaffAction } from '../shell/use-staff-action.ts';
import type { Row } from './row-draft.ts';
import type { RowEditorConfig } from './row-editor-config.ts';

export type QuickOutcome<R extends Row> =
  | { readonly status: 'none' | 'saving' | 'undone' }
  | { readonly status: 'saved'; readonly message: string; readonly before: R; readonly after: R }
  | { readonly status: 'failed'; readonly problem: StaffProblem };

/**
 * Saves a change to a row in one click, and undoes it in another. Unsaved text in the form is not
 * saved.
 */
export function useQuickSave<R extends Row, Fields extends object>(
  config: RowEditorConfig<R, Fields>,
) {
  const { outcome, run } = useStaffAction<QuickOutcome<R>>({ status: 'none' });
  const save = (row: R, fields: Fields, toOutcome: (after: R) => QuickOutcome<R>) =>
    run({
      pendingOutcome: { status: 'saving' },
      act: async () =>
        toOutcome(await config.save(row._id, { ...fields, updatedAt: row.updatedAt })),
      toFailure: (error) => ({ status: 'failed', problem: toStaffProblem(error) }),
    });
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
