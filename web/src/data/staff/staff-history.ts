import type { OutputOf } from '@club/domain/endpoints';
import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * Lists the last saves of a row, the newest first (`docs/api.md`).
 *
 * @throws ApiError with the server's reason.
 */
export const listHistory = (
  collection: EditableCollection,
  id: string,
): Promise<readonly HistoryEntry[]> => callAsStaff('listHistory', { collection, id });

/**
 * Restores the version of a row from before the save of an entry. `updatedAt` is the instant of the
 * row that staff saw. Returns the row as saved.
 *
 * @throws ApiError `conflict` when somebody saved the row meanwhile, or the server's other reasons.
 */
export const restoreRow = (entryId: string, updatedAt: string): Promise<OutputOf<'restoreRow'>> =>
  callAsStaff('restoreRow', { id: entryId, input: { updatedAt } });
