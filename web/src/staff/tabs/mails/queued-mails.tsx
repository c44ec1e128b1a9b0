import type { QueuedMail } from '@club/domain/mail';
import { formatAdminDate } from '../../../i18n/dates.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { findMailAdvice } from './mail-advice.ts';

interface QueuedMailsProps {
  readonly mails: readonly QueuedMail[];
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

function Recipient({ mail }: { mail: QueuedMail }) {
  return <strong className="wrap-anywhere">{useRecipient(mail)}</strong>;
}

/** The action for a mail. A waiting mail has none: it is retried. */
function Action({
  mail,
  isSending,
  onResend,
}: Omit<QueuedMailsProps, 'mails'> & {
  readonly mail: QueuedMail;
}) {
  const { t } = useTexts();
  const to = useRecipient(mail);
  if (mail.state === 'waiting') {
    return (
      <p className="text-slate">
        {t('staffMails:next')} <span lang="en">{formatAdminDate(mail.dueAt)}</span>
      </p>
    );
  }
  return (
    <Button
      variant="outline"
      disabled={isSending}
      aria-label={t('staffMails:resend.label', { to })}
      onClick={() => onResend(mail)}
    >
      {t('staffMails:resend.button')}
    </Button>
  );
}

/** The unsent mails: recipient, kind, state, reason, advice, attempts, date, and action. */
export function QueuedMails({ mails, ...rest }: QueuedMailsProps) {
  const { t } = useTexts();
  return (
    <ul className="grid gap-2">
      {mails.map((mail) => (
        <li
          key={mail._id}
          className={`grid gap-x-6 gap-y-2 border-l-8 bg-white px-4 py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_15rem] ${edgeColors[mail.state]}`}
        >
          <p>
            <Recipient mail={mail} />
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
          <Action mail={mail} {...rest} />
        </li>
      ))}
    </ul>
  );
}
