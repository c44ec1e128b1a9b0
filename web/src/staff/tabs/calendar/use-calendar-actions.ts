import { callAsStaff } from '../../../data/session/staff-session.ts';
import { type StaffProblem, toStaffProblem } from '../../shell/staff-problem.ts';
import { useStaffAction } from '../../shell/use-staff-action.ts';

type ActionName = 'read-calendar' | 'accept-loss';

export type CalendarOutcome =
  | { readonly status: 'none' | 'running' }
  | {
      readonly status: 'requested';
      readonly action: ActionName;
      /**
       * The time of the last attempt before this request. When the status shows another time, the
       * requested reading has begun.
       */
      readonly lastAttemptAt: string | null;
    }
  | { readonly status: 'failed'; readonly action: ActionName; readonly problem: StaffProblem };

/**
 * Requests a reading of the calendar, or accepts that entries are suddenly missing from it. It runs
 * one action at a time.
 *
 * @param lastAttemptAt when the last reading was tried
 * @param reload fetches the status again
 */
export function useCalendarActions(lastAttemptAt: string | null, reload: () => void) {
  const { outcome, run } = useStaffAction<CalendarOutcome>({ status: 'none' });
  const request = (action: ActionName, call: () => Promise<unknown>) =>
    run({
      pendingOutcome: { status: 'running' },
      act: async () => {
        await call();
        reload();
        return { status: 'requested', action, lastAttemptAt };
      },
      toFailure: (error) => {
        const problem = toStaffProblem(error);
        if (problem === 'conflict') reload();
        return { status: 'failed', action, problem };
      },
    });
  return {
    outcome,
    readNow: () => void request('read-calendar', () => callAsStaff('requestCalendarReading')),
    acceptLoss: (since: string) =>
      request('accept-loss', () => callAsStaff('acceptCalendarLoss', { input: { since } })),
  };
}
