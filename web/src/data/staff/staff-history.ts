import type { OutputOf } from '@club/domain/endpoints';
import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { callAsStaff } from '../session/staff-session.ts';

/**
 * Lists the last saves of a row, newest first (`docs/api.md`).
 *
 * @throws ApiError with the server's reason.
 */
export const listHistory = (
  collection: EditableCollection,
  id: string,
): Promise<readonly HistoryEntry[]> => callAsStaff('listHistory', { collection, id });

/**
 * Restores the version before the save of a history entry, and returns the saved row. `updatedAt`
 * identifies the version that staff saw.
 *
 * @throws ApiError `conflict` if somebody saved the row meanwhile, or the server's other reasons.
 */
export const restoreRow = (entryId: string, updatedAt: string): Promise<OutputOf<'restoreRow'>> =>
  callAsStaff('restoreRow', { id: entryId, input: { updatedAt } });
