import { useState } from 'react';
import type { Row } from './row-draft.ts';

const makeVersionKey = ({ _id, updatedAt }: Row) => `${_id} ${updatedAt}`;

/** Tracks the saves from this page, so that nobody else is named as their author. */
export function useOwnSaves() {
  const [pendingCount, setPendingCount] = useState(0);
  // Changed in place, because a handler that waits for a response must also know the saves that
  // ended after its render. The count renders again after each of them.
  const [savedVersions] = useState(() => new Set<string>());
  return {
    /** Tracks a save of one or several rows, and returns its result. */
    track: async <Saved extends Row | readonly Row[]>(save: Promise<Saved>): Promise<Saved> => {
      setPendingCount((count) => count + 1);
      try {
        const saved = await save;
        for (const row of [saved].flat()) savedVersions.add(makeVersionKey(row));
        return saved;
      } finally {
        setPendingCount((count) => count - 1);
      }
    },
    /** While true, a newer live row may be from a save of this page. */
    hasPendingSave: pendingCount > 0,
    isOwnSave: (row: Row): boolean => savedVersions.has(makeVersionKey(row)),
  };
}

export type OwnSaves = ReturnType<typeof useOwnSaves>;
