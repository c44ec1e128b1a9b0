import type { Program } from '@club/domain/content/program';
import { useEffect, useRef } from 'react';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useStaffCounts } from '../../shell/staff-counts.ts';
import { type StaffProblem, toStaffProblem } from '../../shell/staff-problem.ts';
import { useProblemText } from '../../shell/use-problem-text.ts';
import { useStaffAction } from '../../shell/use-staff-action.ts';

type NotifyOutcome =
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
        const { notified } = await callAsStaff('notifyWaitingList', { id: programId });
        return { status: 'sent', programId, count: notified };
      },
      toFailure: (error) => ({ status: 'failed', programId, problem: toStaffProblem(error) }),
    });
    refresh();
  };
  return { outcome, notify };
}

interface NotifyProps {
  readonly outcome: NotifyOutcome;
  readonly onNotify: (programId: string) => void;
}

const boxClass = 'flex flex-wrap items-center gap-x-5 gap-y-2 border-l-8 bg-white px-4 py-3';

/** The outcome of the last mails to the families, as a live region. */
export function NotifyMessage({ outcome }: Pick<NotifyProps, 'outcome'>) {
  const { t } = useTexts();
  const { getProblemText } = useProblemText('notify-families');
  const message = useRef<HTMLDivElement>(null);
  const hasMessage = outcome.status === 'sent' || outcome.status === 'failed';
  // The pressed button may be far below, and it disappears after a success.
  useEffect(() => {
    if (hasMessage) message.current?.focus();
  }, [hasMessage]);
  return (
    <div ref={message} role="status" tabIndex={-1}>
      {outcome.status === 'sent' && (
        <p className={`${boxClass} border-sun`}>
          {t(outcome.count > 0 ? 'staffWaitingList:sent' : 'staffWaitingList:already', {
            program: outcome.programId,
            count: outcome.count,
          })}
        </p>
      )}
      {outcome.status === 'failed' && (
        <p className={`${boxClass} border-court`}>
          {t('staffWaitingList:failed', { program: outcome.programId })}{' '}
          {getProblemText(outcome.problem)}
        </p>
      )}
    </div>
  );
}

interface NotifyOfferProps extends NotifyProps {
  readonly programId: string;
  readonly count: number;
}

/** How many families wait for an open program, and the offer to write to them. */
function NotifyOffer({ programId, count, outcome, onNotify }: NotifyOfferProps) {
  const { t } = useTexts();
  const isSending = outcome.status === 'sending';
  return (
    <div className={`${boxClass} border-court`}>
      <p className="font-semibold">{t('staffWaitingList:open', { program: programId, count })}</p>
      <Button variant="outline" aria-disabled={isSending} onClick={() => onNotify(programId)}>
        {isSending ? t('staffWaitingList:sending') : t('staffWaitingList:notify', { count })}
      </Button>
    </div>
  );
}

/** For each open program with waiting families, the offer to write to them. */
export function NotifyOffers({
  programs,
  ...props
}: NotifyProps & { readonly programs: readonly Program[] }) {
  const { waitingFamilies } = useStaffCounts();
  return programs
    .filter(({ registerDisplay }) => registerDisplay)
    .map(({ id }) => ({ id: id.toUpperCase(), count: waitingFamilies[id.toUpperCase()] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ id, count }) => <NotifyOffer key={id} programId={id} count={count} {...props} />);
}

interface WaitingFamiliesProps extends NotifyProps {
  readonly programId: string;
  /** Whether the saved program is open for registration. */
  readonly isOpen: boolean;
  /** Whether it is open in the form, where the change may be unsaved. */
  readonly isOpenInForm: boolean;
}

/** Below the switch of a program: how many families wait, and what staff can do. */
export function WaitingFamilies({ isOpen, isOpenInForm, ...props }: WaitingFamiliesProps) {
  const { t } = useTexts();
  const { waitingFamilies } = useStaffCounts();
  const programId = props.programId.toUpperCase();
  const count = waitingFamilies[programId] ?? 0;
  if (count === 0) return null;
  if (isOpen && isOpenInForm) return <NotifyOffer {...props} programId={programId} count={count} />;
  const text = isOpenInForm ? 'staffWaitingList:unsaved' : 'staffWaitingList:full';
  return <p className={`${boxClass} border-sky`}>{t(text, { program: programId, count })}</p>;
}
