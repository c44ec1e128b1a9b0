import type { EditableCollection, HistoryEntry } from '@club/domain/history';
import { useCallback, useEffect, useState } from 'react';
import { type Loaded, type LoadState, toLoadState } from '../../state/load-state.ts';
import { report } from '../../data/report.ts';
import { listHistory } from '../../data/staff-history.ts';

/** The saves of a row, read again after each: `updatedAt` is the instant of the newest. */
export function useHistory(
  collection: EditableCollection,
  id: string,
  updatedAt: string,
): Loaded<readonly HistoryEntry[]> {
  const [state, setState] = useState<LoadState<readonly HistoryEntry[]>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    listHistory(collection, id).then(
      (entries) => {
        if (isWanted) setState(toLoadState(entries));
      },
      (cause: unknown) => {
        report('The history of a row could not be read', cause);
        if (isWanted) setState({ status: 'error' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [collection, id, updatedAt, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
