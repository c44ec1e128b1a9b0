import { useRef, useState } from 'react';
import type { Row } from '../row/row-draft.ts';

const keyOf = ({ _id, updatedAt }: Row) => `${_id} ${updatedAt}`;

/** Tracks the saves from this page, so that nobody else is named as their author. */
export function useOwnSaves() {
  const [unansweredCount, setUnansweredCount] = useState(0);
  const [versions, setVersions] = useState<ReadonlySet<string>>(new Set());
  // A ref, because a pending save began with an earlier state.
  const answeredKeys = useRef(new Set<string>());
  const track = async <R extends Row>(save: Promise<R>): Promise<R> => {
    setUnansweredCount((count) => count + 1);
    try {
      const savedRow = await save;
      answeredKeys.current.add(keyOf(savedRow));
      setVersions((knownVersions) => new Set(knownVersions).add(keyOf(savedRow)));
      return savedRow;
    } finally {
      setUnansweredCount((count) => count - 1);
    }
  };
  return {
    /** Tracks a save, and returns its result. */
    track,
    /** The live list may show a save before its response. Its author is unknown until then. */
    isUnanswered: unansweredCount > 0,
    isOwn: (row: Row): boolean => versions.has(keyOf(row)),
    /** The current value, for event handlers. */
    wasSavedHere: (row: Row): boolean => answeredKeys.current.has(keyOf(row)),
  };
}

export type OwnSaves = ReturnType<typeof useOwnSaves>;
