import { notifyWaitingList } from '../../../data/staff/staff-waiting-list.ts';
import { useStaffCounts } from '../../shell/staff-counts.ts';
import { type StaffProblem, toStaffProblem } from '../../shell/staff-problem.ts';
import { useStaffAction } from '../../shell/use-staff-action.ts';

export type NotifyOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'sending'; readonly programId: string }
  | { readonly status: 'sent'; readonly programId: string; readonly count: number }
  | { readonly status: 'failed'; readonly programId: string; readonly problem: StaffProblem };

/** Writes to the families that wait for a program. A repeated press writes to nobody twice. */
export function useNotifyFamilies(confirm: (programId: string) => Promise<boolean>) {
  const { refresh } = useStaffCounts();
  const { outcome, run } = useStaffAction<NotifyOutcome>({ status: 'none' });
  const notify = async (programId: string) => {
    if (!(await confirm(programId))) return;
    await run({
      pendingOutcome: { status: 'sending', programId },
      act: async () => {
        const { notified } = await notifyWaitingList(programId);
        return { status: 'sent', programId, count: notified };
      },
      toFailure: (error) => ({ status: 'failed', programId, problem: toStaffProblem(error) }),
    });
    refresh();
  };
  return { outcome, notify };
}
