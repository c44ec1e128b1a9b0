import type { MailQueue as Queue } from '@club/domain/mail';
import { getMailQueue } from '../../../data/staff/staff-newsletter.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatAdminDate } from '../../../i18n/dates.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';
import { LoadStateView } from '../../../ui/load-state-view.tsx';
import { QueuedMails } from './queued-mails.tsx';
import { type ResendOutcome, useResend } from './use-resend.ts';

/** Why the queue is paused, and when it continues. */
function PauseNotice({ pause }: { pause: NonNullable<Queue['pause']> }) {
  const { t } = useTexts();
  return (
    <p className="border-l-8 border-court bg-white px-4 py-3">
      <strong>{t('staffNewsletter:queue.paused')}</strong>{' '}
      {t(`staffNewsletter:queue.reasons.${pause.reason}`)}
      <br />
      <span className="text-slate">
        {t('staffNewsletter:queue.next')} <span lang="en">{formatAdminDate(pause.until)}</span>
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
  // Always rendered: a region added with its text may not be announced.
  return (
    <div role="status">
      {hasMessage && (
        <p className={`border-l-8 bg-white px-4 py-3 ${borderColors[outcome]}`}>
          {t(`staffNewsletter:queue.resend.${outcome}`)}
        </p>
      )}
    </div>
  );
}

function useResendConfirmation() {
  const { t } = useTexts();
  return useConfirmDialog({
    question: t('staffNewsletter:queue.resend.question'),
    explanation: t('staffNewsletter:queue.resend.explanation'),
    confirm: t('staffNewsletter:queue.resend.confirm'),
    cancel: t('staffNewsletter:queue.resend.cancel'),
  });
}

/** The unsent mails, and why. They are fetched again when `isIssueSent` changes. */
export function MailQueue({ isIssueSent }: { isIssueSent: boolean }) {
  const { t } = useTexts();
  const { state, retry } = useStaffRequest({
    key: 'the mail queue',
    version: String(isIssueSent),
    fetch: getMailQueue,
  });
  const { ask, element } = useResendConfirmation();
  const { outcome, send } = useResend(ask, retry);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-display text-xl font-bold uppercase">
        {t('staffNewsletter:queue.heading')}
      </h3>
      <ResendMessage outcome={outcome} />
      <LoadStateView
        state={state}
        retry={retry}
        texts={{ loading: t('admin:list.loading'), error: t('staffNewsletter:queue.error') }}
      >
        {({ pause, waiting, mails }) => (
          <>
            {pause && <PauseNotice pause={pause} />}
            {waiting > 0 && <p>{t('staffNewsletter:queue.waiting', { count: waiting })}</p>}
            {mails.length > 0 && <p>{t('staffNewsletter:queue.text')}</p>}
            <QueuedMails
              mails={mails}
              isSending={outcome === 'sending'}
              onResend={(mail) => void send(mail)}
            />
            {waiting === 0 && mails.length === 0 && <p>{t('staffNewsletter:queue.empty')}</p>}
          </>
        )}
      </LoadStateView>
      {element}
    </section>
  );
}
