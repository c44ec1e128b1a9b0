import type { Program } from '@club/domain/content/program';
import type { FirstFamilies } from '@club/domain/waiting-list';
import { useEffect, useRef, useState } from 'react';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';
import { SelectInput } from '../../fields/select-input.tsx';
import { useStaffCounts } from '../../shell/dashboard-context.ts';
import { ActionMessage } from '../../shell/action-message.tsx';
import { type ActionOutcome, useStaffAction } from '../../shell/use-staff-action.ts';

interface Notified {
  readonly status: 'sent';
  readonly count: number;
}
type NotifyOutcome = ActionOutcome<Notified>;

/**
 * Writes to the first families that wait for a program, after a confirmation that says how many. A
 * repeated press writes to nobody twice.
 */
export function useNotifyFamilies() {
  const { t } = useTexts();
  const { ask, element } = useConfirmDialog();
  const { refresh } = useStaffCounts();
  const { outcome, run } = useStaffAction<Notified>(refresh);
  const [program, setProgram] = useState('');
  const notify = async (programId: string, families: FirstFamilies) => {
    const { count, waiting } = families;
    const isForSome = count < waiting;
    const explanation = t('staffWaitingList:explanation');
    const isConfirmed = await ask({
      question: t(`staffWaitingList:${isForSome ? 'question_first' : 'question'}`, {
        program: programId,
        count,
      }),
      explanation: isForSome ? `${t('staffWaitingList:rest')} ${explanation}` : explanation,
      confirm: t('staffWaitingList:confirm'),
      cancel: t('staffWaitingList:cancel'),
    });
    if (!isConfirmed) return;
    setProgram(programId);
    await run(async () => {
      const call = { id: programId, input: families };
      const { notified } = await callAsStaff('notifyWaitingList', call);
      return { status: 'sent', count: notified };
    });
  };
  return { outcome, program, notify, dialog: element };
}

interface NotifyProps {
  readonly outcome: NotifyOutcome;
  readonly onNotify: (programId: string, families: FirstFamilies) => void;
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
      describe={({ count }) => ({ text: t('staffWaitingList:sent', { program, count }) })}
    />
  );
}

interface NotifyOfferProps extends NotifyProps {
  readonly programId: string;
  readonly waiting: number;
}

/** How many families wait for an open program, and the offer to write to the first of them. */
function NotifyOffer({ programId, waiting, outcome, onNotify }: NotifyOfferProps) {
  const { t } = useTexts();
  const [chosenCount, setChosenCount] = useState(Infinity);
  const count = Math.min(chosenCount, waiting);
  const isSending = outcome.status === 'running';
  return (
    <div className={`${boxClass} border-court`}>
      <p className="font-semibold">
        {t('staffWaitingList:open', { program: programId, count: waiting })}
      </p>
      {waiting > 1 && (
        <SelectInput
          name="families"
          label={t('staffWaitingList:to')}
          value={String(count)}
          options={Array.from({ length: waiting }, (_, index) => String(waiting - index)).map(
            (option) => [option, option] as const,
          )}
          onChange={(value) => setChosenCount(Number(value))}
        />
      )}
      <Button
        variant="outline"
        aria-disabled={isSending}
        onClick={() => onNotify(programId, { count, waiting })}
      >
        {isSending
          ? t('admin:save.working')
          : t(`staffWaitingList:${count < waiting ? 'notify_first' : 'notify'}`, { count })}
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
    .map(({ id }) => ({ id: id.toUpperCase(), waiting: waitingFamilies[id.toUpperCase()] ?? 0 }))
    .filter(({ waiting }) => waiting > 0)
    .map(({ id, waiting }) => <NotifyOffer key={id} programId={id} waiting={waiting} {...props} />);
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
  if (isOpen && isOpenInForm)
    return <NotifyOffer {...props} programId={programId} waiting={count} />;
  const text = isOpenInForm ? 'staffWaitingList:unsaved' : 'staffWaitingList:full';
  return <p className={`${boxClass} border-sky`}>{t(text, { program: programId, count })}</p>;
}
