import type { StaffCounts } from '@club/domain/staff-counts';
import { createContext, useContext } from 'react';
import { callAsStaff } from '../../data/session/staff-session.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';

interface RefreshableCounts extends StaffCounts {
  /** Fetches the counts again, after an action that changes them. */
  readonly refresh: () => void;
}

const noCounts: StaffCounts = { newMessages: 0, unsentMails: 0, waitingFamilies: {} };

/** The counts that the tabs and the list of programs show. */
export const StaffCountsContext = createContext<RefreshableCounts>({
  ...noCounts,
  refresh: () => undefined,
});

/** Returns the counts that the dashboard has fetched. */
export const useStaffCounts = (): RefreshableCounts => useContext(StaffCountsContext);

const refreshMs = 60_000;

/** Fetches the counts, and again each minute. Until they are known, they are zero. */
export function useFetchedCounts(): RefreshableCounts {
  const { data, retry } = useStaffRequest({
    key: 'the counts',
    fetch: () => callAsStaff('getStaffCounts'),
    // A failure is not shown: the next request may succeed.
    getRepeatDelayMs: () => refreshMs,
  });
  return { ...(data ?? noCounts), refresh: retry };
}
