import { createContext, useContext } from 'react';
import { callAsStaff } from '../../data/session/staff-session.ts';
import { useStaffRequest } from '../../data/staff/use-staff-request.ts';

type StaffNames = Readonly<Record<string, string>>;

/** The names of staff, by their addresses. */
export const StaffNamesContext = createContext<StaffNames>({});

/** Fetches the names of staff. Until they are known, and after a failure, there are none. */
export function useFetchedStaffNames(): StaffNames {
  const { data } = useStaffRequest({
    key: 'the names of staff',
    fetch: () => callAsStaff('listStaffNames'),
  });
  return data ?? {};
}

/** Returns a function that finds the name of a staff member, or else returns the address. */
export function useStaffName(): (email: string) => string {
  const names = useContext(StaffNamesContext);
  return (email) => names[email] ?? email;
}
