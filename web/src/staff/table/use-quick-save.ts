import { type StaffProblem, toStaffProblem } from '../requests/staff-problem.ts';
import { useStaffAction } from '../requests/use-staff-action.ts';
import type { Row } from '../row/row-draft.ts';
import type { RowList } from '../row/row-list.ts';

export type QuickOutcome<R extends Row> =
  | { readonly status: 'none' | 'saving' | 'undone' }
  | { readonly status: 'saved'; readonly message: string; readonly before: R; readonly after: R }
  | { readonly status: 'failed'; readonly problem: StaffProblem };

/** Saves a change to a row in one click, and undoes it in another. It saves no text of the form. */
export function useQuickSave<R extends Row, Fields extends object>(list: RowList<R, Fields>) {
  const { outcome, run } = useStaffAction<QuickOutcome<R>>({ status: 'none' });
  const save = (row: R, fields: Fields, toOutcome: (after: R) => QuickOutcome<R>) =>
    run({
      pendingOutcome: { status: 'saving' },
      act: async () => toOutcome(await list.save(row._id, { ...fields, updatedAt: row.updatedAt })),
      toFailure: (error) => ({ status: 'failed', problem: toStaffProblem(error) }),
    });
  return {
    outcome,
    /** Saves the row with a change; then shows `message`. */
    change: (row: R, change: Partial<Fields>, message: string) =>
      save(row, { ...list.toFields(row), ...change }, (after) => {
        return { status: 'saved', message, before: row, after };
      }),
    undo: (before: R, after: R) => save(after, list.toFields(before), () => ({ status: 'undone' })),
  };
}
