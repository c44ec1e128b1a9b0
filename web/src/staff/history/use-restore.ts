import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { ApiError } from '../../data/api-client.ts';
import { listHistory, restoreRow } from '../../data/staff/staff-history.ts';
import type { OwnSaves } from '../save/use-own-saves.ts';
import { type StaffProblem, toStaffProblem } from '../requests/staff-problem.ts';
import { useStaffAction } from '../requests/use-staff-action.ts';

export type RestoreOutcome =
  | { readonly status: 'none' | 'restoring' | 'undone' }
  /** `entry` is the save that the restore was, if it was found: to restore that one is to undo it. */
  | { readonly status: 'restored'; readonly entry: HistoryEntry | undefined }
  | { readonly status: 'failed'; readonly problem: StaffProblem };

interface RestorableRow {
  readonly collection: EditableCollection;
  readonly id: string;
  readonly updatedAt: string;
  /** Tracks the save, so that it is not shown as somebody else's. */
  readonly track: OwnSaves['track'];
}

const toFailure = (error: unknown): RestoreOutcome => ({
  status: 'failed',
  problem: toStaffProblem(error),
});

/** Restores a row to the version before one of its saves, and undoes that on demand. */
export function useRestore({ collection, id, updatedAt, track }: RestorableRow) {
  const { outcome, run } = useStaffAction<RestoreOutcome>({ status: 'none' });
  /** Finds the entry of the restore: the save of the version that was replaced. */
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
