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
 * Puts a row back as it was before the save an entry tells of. `updatedAt` is the instant of the
 * row this was decided on. Gives the row as saved.
 *
 * @throws ApiError `conflict` when somebody saved the row meanwhile, or the server's other reasons.
 */
export const restoreRow = (entryId: string, updatedAt: string): Promise<OutputOf<'restoreRow'>> =>
  callAsStaff('restoreRow', { id: entryId, input: { updatedAt } });
