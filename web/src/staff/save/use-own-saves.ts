import { useRef, useState } from 'react';
import type { Row } from '../row/row-draft.ts';

const keyOf = ({ _id, updatedAt }: Row) => `${_id} ${updatedAt}`;

/**
 * Knows which versions of the rows were saved from this page, so that none of them is taken for
 * somebody else's: by the form, in one click, or by restoring.
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
    /** Follows a save; gives what it gives. */
    track,
    /** The live list may show a save before the API answers: until then nobody knows whose it is. */
    isUnanswered: unansweredCount > 0,
    isOwn: (row: Row): boolean => versions.has(keyOf(row)),
    /** The same outside of rendering, as of now. */
    wasSavedHere: (row: Row): boolean => answeredKeys.current.has(keyOf(row)),
  };
}

export type OwnSaves = ReturnType<typeof useOwnSaves>;
