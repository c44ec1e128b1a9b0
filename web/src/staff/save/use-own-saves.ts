import { useRef, useState } from 'react';
import type { Row } from '../row/row-draft.ts';

const keyOf = ({ _id, updatedAt }: Row) => `${_id} ${updatedAt}`;

/**
 * Knows which versions were saved from this page, by the form, a quick save or a restore, so that
 * none of them is shown as somebody else's.
 */
export function useOwnSaves() {
  const [unansweredCount, setUnansweredCount] = useState(0);
  const [versions, setVersions] = useState<ReadonlySet<string>>(new Set());
  // For event handlers: a save that is on its way was begun with an earlier state.
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
    /** The live list may show a save before its response: until then its author is unknown. */
    isUnanswered: unansweredCount > 0,
    isOwn: (row: Row): boolean => versions.has(keyOf(row)),
    /** The same outside of rendering, as of now. */
    wasSavedHere: (row: Row): boolean => answeredKeys.current.has(keyOf(row)),
  };
}

export type OwnSaves = ReturnType<typeof useOwnSaves>;
