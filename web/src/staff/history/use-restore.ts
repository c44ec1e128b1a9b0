import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { useState } from 'react';
import { ApiError } from '../../data/api-client.ts';
import { listHistory, restoreRow } from '../../data/staff-history.ts';
import type { OwnSaves } from '../rows/use-own-saves.ts';
import { type Refusal, toRefusal } from '../refusal.ts';

export type RestoreOutcome =
  | { readonly status: 'none' | 'restoring' | 'undone' }
  /** The save that the restoring was, where it could be found: restoring that one undoes it. */
  | { readonly status: 'restored'; readonly own: HistoryEntry | undefined }
  | { readonly status: 'failed'; readonly reason: Refusal };

interface RestorableRow {
  readonly collection: EditableCollection;
  readonly id: string;
  readonly updatedAt: string;
  /** Follows the save, so that nobody takes it for somebody else's. */
  readonly track: OwnSaves['track'];
}

/** Puts a row back as it was before one of its saves, and takes that back on demand. */
export function useRestore({ collection, id, updatedAt, track }: RestorableRow) {
  const [outcome, setOutcome] = useState<RestoreOutcome>({ status: 'none' });
  const attempt = async (
    entry: HistoryEntry,
    base: string,
    next: () => Promise<RestoreOutcome>,
  ) => {
    setOutcome({ status: 'restoring' });
    try {
      await track(restoreRow(entry._id, base));
      setOutcome(await next());
    } catch (error) {
      setOutcome({ status: 'failed', reason: toRefusal(error) });
    }
  };
  /** The newest save is ours, unless somebody was quicker than this question. */
  const findOwn = async (): Promise<HistoryEntry | undefined> => {
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
      attempt(entry, updatedAt, async () => ({ status: 'restored', own: await findOwn() })),
    undo: (own: HistoryEntry) =>
      attempt(own, own.after.updatedAt, () => Promise.resolve({ status: 'undone' })),
  };
}
