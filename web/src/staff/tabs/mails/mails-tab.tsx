import type { MailQueue as Queue } from '@club/domain/mail';
import { getMailQueue } from '../../../data/staff/staff-mails.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatAdminDate } from '../../../i18n/dates.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';
import { LoadStateView } from '../../../ui/load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { OutcomeBar } from '../../save/outcome-bar.tsx';
import { QueuedMails } from './queued-mails.tsx';
import { type ResendOutcome, useResend } from './use-resend.ts';

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

const borderColors = {
  queued: 'border-sun',
  changed: 'border-court',
  failed: 'border-court',
} as const;

/** The outcome of the last mail that was sent again. */
function ResendMessage({ outcome }: { outcome: ResendOutcome }) {
  const { t } = useTexts();
  const hasMessage = outcome !== 'none' && outcome !== 'sending';
  return (
    <OutcomeBar isEmpty={!hasMessage}>
      {hasMessage && (
        <p className={`border-l-8 pl-4 ${borderColors[outcome]}`}>
          {t(`staffMails:resend.${outcome}`)}
        </p>
      )}
    </OutcomeBar>
  );
}

function useResendConfirmation() {
  const { t } = useTexts();
  return useConfirmDialog({
    question: t('staffMails:resend.question'),
    explanation: t('staffMails:resend.explanation'),
    confirm: t('staffMails:resend.confirm'),
    cancel: t('staffMails:resend.cancel'),
  });
}

/** While mails wait, the list is fetched again this often. */
const refreshMs = 20_000;

/** The tab of the mails that wait or were not sent: why, and what to do. */
export function MailsTab() {
  const { t } = useTexts();
  const { state, retry } = useStaffRequest({
    key: 'the mail queue',
    fetch: getMailQueue,
    getRepeatDelayMs: (queue) => (queue !== undefined && queue.waiting > 0 ? refreshMs : undefined),
  });
  const { ask, element } = useResendConfirmation();
  const { outcome, send } = useResend(ask, retry);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 py-6">
      <SectionTitle size="heading">{t('staffMails:heading')}</SectionTitle>
      <p className="max-w-3xl">{t('staffMails:text')}</p>
      <ResendMessage outcome={outcome} />
      <LoadStateView
        state={state}
        retry={retry}
        texts={{ loading: t('admin:list.loading'), error: t('staffMails:error') }}
      >
        {({ pause, waiting, mails }) => (
          <>
            {pause && <PauseNotice pause={pause} />}
            {waiting > 0 && <p>{t('staffMails:waiting', { count: waiting })}</p>}
            <QueuedMails
              mails={mails}
              isSending={outcome === 'sending'}
              onResend={(mail) => void send(mail)}
            />
            {mails.length > 0 && <p className="text-slate">{t('staffMails:masked')}</p>}
            {waiting === 0 && mails.length === 0 && (
              <p className="border-l-8 border-sky bg-white px-4 py-3">{t('staffMails:empty')}</p>
            )}
          </>
        )}
      </LoadStateView>
      {element}
    </section>
  );
}
