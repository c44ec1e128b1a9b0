import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { ApiError } from '../../data/api-client.ts';
import { listHistory, restoreRow } from '../../data/staff/staff-history.ts';
import type { OwnSaves } from '../save/use-own-saves.ts';
import { type StaffProblem, toStaffProblem } from '../requests/staff-problem.ts';
import { useStaffAction } from '../requests/use-staff-action.ts';

export type RestoreOutcome =
  | { readonly status: 'none' | 'restoring' | 'undone' }
  /**
   * `entry` is the restore's own save, if it was found. Restoring that entry undoes the restore.
   */
  | { readonly status: 'restored'; readonly entry: HistoryEntry | undefined }
  | { readonly status: 'failed'; readonly problem: StaffProblem };

interface RestorableRow {
  readonly collection: EditableCollection;
  readonly id: string;
  readonly updatedAt: string;
  /** Tracks the save, so that nobody else is named as its author. */
  readonly track: OwnSaves['track'];
}

const toFailure = (error: unknown): RestoreOutcome => ({
  status: 'failed',
  problem: toStaffProblem(error),
});

/** Restores the version before a save, and offers to undo that. */
export function useRestore({ collection, id, updatedAt, track }: RestorableRow) {
  const { outcome, run } = useStaffAction<RestoreOutcome>({ status: 'none' });
  /** Finds the restore's entry: the save of the replaced version. */
  const findRestoreEntry = async (): Promise<HistoryEntry | undefined> => {
    try {
      return (await listHistory(collection, id)).find(
        ({ before }) => before.updatedAt === updatedAt,
      );
    } catch (error) {
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  };
  const start = (act: () => Promise<RestoreOutcome>) =>
    run({ during: { status: 'restoring' }, act, toFailure });
  return {
    outcome,
    restore: (entry: HistoryEntry) =>
      start(async () => {
        await track(restoreRow(entry._id, updatedAt));
        return { status: 'restored', entry: await findRestoreEntry() };
      }),
    undo: (restoreEntry: HistoryEntry) =>
      start(async () => {
        await track(restoreRow(restoreEntry._id, restoreEntry.after.updatedAt));
        return { status: 'undone' };
      }),
  };
}
