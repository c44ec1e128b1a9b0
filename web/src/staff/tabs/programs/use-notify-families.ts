import { notifyWaitingList } from '../../../data/staff/staff-waiting-list.ts';
import { useStaffCounts } from '../../counts/staff-counts.ts';
import { type StaffProblem, toStaffProblem } from '../../requests/staff-problem.ts';
import { useStaffAction } from '../../requests/use-staff-action.ts';

export type NotifyOutcome =
  | { readonly status: 'none' }
  | { readonly status: 'sending'; readonly program: string }
  | { readonly status: 'sent'; readonly program: string; readonly count: number }
  | { readonly status: 'failed'; readonly program: string; readonly problem: StaffProblem };

/** Writes to the families that wait for a program. A repeated press writes to nobody twice. */
export function useNotifyFamilies(confirm: (program: string) => Promise<boolean>) {
  const { refresh } = useStaffCounts();
  const { outcome, run } = useStaffAction<NotifyOutcome>({ status: 'none' });
  const notify = async (program: string) => {
    if (!(await confirm(program))) return;
    await run({
      pendingOutcome: { status: 'sending', program },
      act: async () => {
        const { notified } = await notifyWaitingList(program);
        return { status: 'sent', program, count: notified };
      },
      toFailure: (error) => ({ status: 'failed', program, problem: toStaffProblem(error) }),
    });
    refresh();
  };
  return { outcome, notify };
}
