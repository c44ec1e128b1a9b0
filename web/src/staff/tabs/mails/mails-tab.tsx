import type { MailQueue as Queue, QueuedMail } from '@club/domain/mail';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatAdminDate } from '../../../i18n/dates.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffLoadStateView } from '../../shell/staff-load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';
import { useStaffAction } from '../../shell/use-staff-action.ts';
import { WindowMessage } from '../../shell/action-message.tsx';
import { findMailAdvice } from './mail-advice.ts';

interface QueuedMailProps {
  readonly mail: QueuedMail;
  /** Whether a mail is being sent again. Meanwhile, all resend buttons are disabled. */
  readonly isSending: boolean;
  readonly onResend: (mail: QueuedMail) => void;
}

const edgeColors = {
  waiting: 'border-river',
  unknown: 'border-sun',
  failed: 'border-court',
} as const;

/**
 * Returns the recipient's masked address. Without one, it returns a text: that the recipient is the
 * club, or that the address was deleted.
 */
function useRecipient({ to, kind }: QueuedMail): string {
  const { t } = useTexts();
  if (to !== '') return to;
  return t(`staffMails:recipient_${kind === 'contact' ? 'club' : 'deleted'}`);
}

/** An unsent mail: recipient, kind, state, reason, advice, attempts, date, and action. */
function UnsentMail({ mail, isSending, onResend }: QueuedMailProps) {
  const { t } = useTexts();
  const to = useRecipient(mail);
  return (
    <li
      className={`grid items-start gap-x-6 gap-y-2 border-l-8 bg-white px-4 py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_15rem] ${edgeColors[mail.state]}`}
    >
      <p>
        <strong className="wrap-anywhere">{to}</strong>
        <br />
        {t(`staffMails:kinds.${mail.kind}`)}
      </p>
      <p>
        <strong>{t(`staffMails:states.${mail.state}`)}</strong>
        <br />
        {t(`staffMails:reasons.${mail.reason}`)}.
        <br />
        {findMailAdvice(mail)
          .map((name) => t(`staffMails:advice.${name}`))
          .join(' ')}
        <br />
        <span className="text-slate">
          {t('staffMails:attempts', { count: mail.attempts })} ·{' '}
          <span lang="en">{formatAdminDate(mail.updatedAt)}</span>
        </span>
      </p>
      {/* A waiting mail has no action: it is retried. */}
      {mail.state === 'waiting' ? (
        <p className="text-slate">
          {t('staffMails:next')} <span lang="en">{formatAdminDate(mail.dueAt)}</span>
        </p>
      ) : (
        <Button
          variant="outline"
          disabled={isSending}
          aria-label={t('staffMails:resend.label', { to })}
          onClick={() => onResend(mail)}
        >
          {t('staffMails:resend.button')}
        </Button>
      )}
    </li>
  );
}

/** Why the queue is paused, and when it continues. */
function PauseNotice({ pause }: { pause: NonNullable<Queue['pause']> }) {
  const { t } = useTexts();
  return (
    <p className="border-l-8 border-court bg-white px-4 py-3">
      <strong>{t('staffMails:paused')}</strong> {t(`staffMails:reasons.${pause.reason}`)}.{' '}
      {t('staffMails:advice.waiting')}
      <br />
      <span className="text-slate">
        {t('staffMails:next')} <span lang="en">{formatAdminDate(pause.until)}</span>
      </span>
    </p>
  );
}

/** Sends mails again, one at a time. Asks first if a mail may have arrived. */
function useResend(reload: () => void) {
  const { t } = useTexts();
  const { ask, element } = useConfirmDialog();
  const { outcome, run } = useStaffAction<{ readonly status: 'queued' }>(reload);
  const confirmResend = () =>
    ask({
      question: t('staffMails:resend.question'),
      explanation: t('staffMails:resend.explanation'),
      confirm: t('staffMails:resend.confirm'),
      cancel: t('staffMails:resend.cancel'),
    });
  const send = async ({ _id: id, state, updatedAt }: QueuedMail) => {
    if (state === 'unknown' && !(await confirmResend())) return;
    await run(async () => {
      await callAsStaff('resendMail', { id, input: { updatedAt } });
      return { status: 'queued' };
    });
  };
  return { outcome, send, dialog: element };
}

/** While mails wait, the list is fetched again this often. */
const refreshMs = 20_000;

/** The tab of the mails that wait or were not sent: why, and what to do. */
export function MailsTab() {
  const { t } = useTexts();
  const { state, retry } = useStaffRequest({
    key: 'the mail queue',
    fetch: () => callAsStaff('getMailQueue'),
    getRepeatDelayMs: (queue) => (queue !== undefined && queue.waiting > 0 ? refreshMs : undefined),
  });
  const { outcome, send, dialog } = useResend(retry);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <SectionTitle size="heading">{t('staffMails:heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffMails:text')}</p>
      <WindowMessage
        action="quick-action"
        outcome={outcome}
        conflict={t('staffMails:resend.changed')}
        describe={() => ({ text: t('staffMails:resend.queued') })}
      />
      <StaffLoadStateView state={state} retry={retry} error={t('staffMails:error')}>
        {({ pause, waiting, mails }) => (
          <>
            {pause && <PauseNotice pause={pause} />}
            {waiting > 0 && <p>{t('staffMails:waiting', { count: waiting })}</p>}
            <ul className="grid gap-2">
              {mails.map((mail) => (
                <UnsentMail
                  key={mail._id}
                  mail={mail}
                  isSending={outcome.status === 'running'}
                  onResend={(unsentMail) => void send(unsentMail)}
                />
              ))}
            </ul>
            {mails.length > 0 && <p className="text-slate">{t('staffMails:masked')}</p>}
            {waiting === 0 && mails.length === 0 && (
              <p className="border-l-8 border-sky bg-white px-4 py-3">{t('staffMails:empty')}</p>
            )}
          </>
        )}
      </StaffLoadStateView>
      {dialog}
    </section>
  );
}
