import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { ApiError } from '../../data/api-client.ts';
import { listHistory, restoreRow } from '../../data/staff/staff-calls.ts';
import type { OwnSaves } from './use-own-saves.ts';
import { useStaffAction } from '../shell/use-staff-action.ts';

type Restore =
  | { readonly status: 'undone' }
  /**
   * A restore is a save with its own history entry. An undo restores the version before that
   * `entry`, which is undefined if it was not found.
   */
  | { readonly status: 'restored'; readonly entry: HistoryEntry | undefined };

interface RestoreOptions {
  readonly collection: EditableCollection;
  /** The row's id. */
  readonly id: string;
  /** The `updatedAt` of the current version, which a restore replaces. */
  readonly updatedAt: string;
  /** Marks the save as this page's own, so that no message names another author. */
  readonly track: OwnSaves['track'];
}

/** Restores the version before a save, and undoes that restore. */
export function useRestore({ collection, id, updatedAt, track }: RestoreOptions) {
  const { outcome, run } = useStaffAction<Restore>();
  /** Finds the entry of the restore: the save that replaced the version `updatedAt`. */
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
  return {
    outcome,
    restore: (entry: HistoryEntry) =>
      run(async () => {
        await track(restoreRow(entry._id, updatedAt));
        return { status: 'restored', entry: await findRestoreEntry() };
      }),
    undo: (restoreEntry: HistoryEntry) =>
      run(async () => {
        await track(restoreRow(restoreEntry._id, restoreEntry.after.updatedAt));
        return { status: 'undone' };
      }),
  };
}
