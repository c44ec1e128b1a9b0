import type { Program } from '@club/domain/content/program';
import { useEffect, useRef, useState } from 'react';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';
import { useStaffCounts } from '../../shell/dashboard-context.ts';
import { ActionMessage } from '../../shell/action-message.tsx';
import { type ActionOutcome, useStaffAction } from '../../shell/use-staff-action.ts';

interface Notified {
  readonly status: 'sent';
  readonly count: number;
}
type NotifyOutcome = ActionOutcome<Notified>;

/**
 * Writes to the families that wait for a program, after a confirmation that says how many wait. A
 * repeated press writes to nobody twice.
 */
export function useNotifyFamilies() {
  const { t } = useTexts();
  const { ask, element } = useConfirmDialog();
  const { refresh, waitingFamilies } = useStaffCounts();
  const { outcome, run } = useStaffAction<Notified>();
  const [program, setProgram] = useState('');
  const notify = async (programId: string) => {
    const isConfirmed = await ask({
      question: t('staffWaitingList:question', {
        program: programId,
        count: waitingFamilies[programId] ?? 0,
      }),
      explanation: t('staffWaitingList:explanation'),
      confirm: t('staffWaitingList:confirm'),
      cancel: t('staffWaitingList:cancel'),
    });
    if (!isConfirmed) return;
    setProgram(programId);
    await run(async () => {
      const { notified } = await callAsStaff('notifyWaitingList', { id: programId });
      return { status: 'sent', count: notified };
    });
    refresh();
  };
  return { outcome, program, notify, dialog: element };
}

interface NotifyProps {
  readonly outcome: NotifyOutcome;
  readonly onNotify: (programId: string) => void;
}

const boxClass = 'flex flex-wrap items-center gap-x-5 gap-y-2 border-l-8 bg-white px-4 py-3';

/** The outcome of the last mails to the families of a program, as a live region. */
export function NotifyMessage({
  outcome,
  program,
}: Pick<NotifyProps, 'outcome'> & { readonly program: string }) {
  const { t } = useTexts();
  const message = useRef<HTMLDivElement>(null);
  const hasMessage = outcome.status === 'sent' || outcome.status === 'failed';
  // The pressed button may be far below, and it disappears after a success.
  useEffect(() => {
    if (hasMessage) message.current?.focus();
  }, [hasMessage]);
  return (
    <ActionMessage
      place="box"
      ref={message}
      action="notify-families"
      outcome={outcome}
      failure={t('staffWaitingList:failed', { program })}
      describe={({ count }) => ({
        text: t(count > 0 ? 'staffWaitingList:sent' : 'staffWaitingList:already', {
          program,
          count,
        }),
      })}
    />
  );
}

interface NotifyOfferProps extends NotifyProps {
  readonly programId: string;
  readonly count: number;
}

/** How many families wait for an open program, and the offer to write to them. */
function NotifyOffer({ programId, count, outcome, onNotify }: NotifyOfferProps) {
  const { t } = useTexts();
  const isSending = outcome.status === 'running';
  return (
    <div className={`${boxClass} border-court`}>
      <p className="font-semibold">{t('staffWaitingList:open', { program: programId, count })}</p>
      <Button variant="outline" aria-disabled={isSending} onClick={() => onNotify(programId)}>
        {isSending ? t('admin:save.working') : t('staffWaitingList:notify', { count })}
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
