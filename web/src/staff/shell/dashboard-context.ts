import type { StaffCounts } from '@club/domain/staff-counts';
import { createContext, useContext, useEffect } from 'react';
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

type StaffNames = Readonly<Record<string, string>>;

const noNames: StaffNames = {};

/** The names of staff, by their addresses. */
export const StaffNamesContext = createContext<StaffNames>(noNames);

/** Fetches the names of staff, and again each minute until they are known. */
export function useFetchedStaffNames(): StaffNames {
  const { data } = useStaffRequest({
    key: 'the names of staff',
    fetch: () => callAsStaff('listStaffNames'),
    getRepeatDelayMs: (staffNames) => (staffNames ? undefined : refreshMs),
  });
  return data ?? noNames;
}

/** Returns a function that finds the name of a staff member, or else returns the address. */
export function useStaffName(): (email: string) => string {
  const names = useContext(StaffNamesContext);
  return (email) => names[email] ?? email;
}

/** A kind of work that may be unsaved: changes in a form or an order, or photos to upload. */
export type WorkKind = 'changes' | 'photos';

/** Notifies the dashboard whether there is unsaved work of a kind. */
export const UnsavedWorkContext = createContext<(kind: WorkKind, isUnsaved: boolean) => void>(
  () => undefined,
);

/** Reports unsaved work to the dashboard, and asks for confirmation before the page closes. */
export function useUnsavedWork(kind: WorkKind, isUnsaved: boolean): void {
  const notify = useContext(UnsavedWorkContext);
  useEffect(() => {
    if (!isUnsaved) return;
    notify(kind, true);
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      notify(kind, false);
    };
  }, [kind, isUnsaved, notify]);
}
