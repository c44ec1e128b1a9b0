import { useRef, useState } from 'react';
import type { Row } from './row-draft.ts';

const makeVersionKey = ({ _id, updatedAt }: Row) => `${_id} ${updatedAt}`;

/** Tracks the saves from this page, so that nobody else is named as their author. */
export function useOwnSaves() {
  const [pendingCount, setPendingCount] = useState(0);
  const [savedKeys, setSavedKeys] = useState<ReadonlySet<string>>(new Set());
  // A ref, because the handler of a pending save has `savedKeys` from an earlier render.
  const latestSavedKeys = useRef(new Set<string>());
  const trackOwnSaves = async (savedRows: Promise<readonly Row[]>): Promise<void> => {
    setPendingCount((count) => count + 1);
    try {
      const keys = (await savedRows).map(makeVersionKey);
      for (const key of keys) latestSavedKeys.current.add(key);
      setSavedKeys((knownKeys) => new Set([...knownKeys, ...keys]));
    } finally {
      setPendingCount((count) => count - 1);
    }
  };
  const track = async <R extends Row>(save: Promise<R>): Promise<R> => {
    await trackOwnSaves(save.then((savedRow) => [savedRow]));
    return save;
  };
  return {
    /** Tracks a save, and returns its result. */
    track,
    /** Tracks an action that saves several rows. */
    trackOwnSaves,
    /** While true, a newer live row may be from a save of this page. */
    hasPendingSave: pendingCount > 0,
    isOwnSave: (row: Row): boolean => savedKeys.has(makeVersionKey(row)),
    /**
     * Like `isOwnSave`, but also knows saves that ended after the caller's render. For event
     * handlers that wait for a response.
     */
    isOwnSaveByNow: (row: Row): boolean => latestSavedKeys.current.has(makeVersionKey(row)),
  };
}

export type OwnSaves = ReturnType<typeof useOwnSaves>;
