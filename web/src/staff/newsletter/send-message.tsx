import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FormMessage } from '../../ui/form-message.tsx';
import type { Recipients, SendOutcome } from './send-outcome.ts';

interface SendMessageProps {
  readonly outcome: SendOutcome;
  readonly email: string;
  /** Signs in again and goes on with what the session's end stopped. */
  readonly onGoOn: (to: Recipients) => void;
}

function Failure({ outcome, onGoOn }: Omit<SendMessageProps, 'email'>): ReactNode {
  const { t } = useTexts();
  if (outcome.status === 'refused') {
    return (
      <div className="grid gap-3">
        {outcome.unexpected !== undefined && (
          <p>{t('admin:save.unexpected', { status: outcome.unexpected })}</p>
        )}
        <p>{t('staffNewsletter:failures.other')}</p>
        <p>{t(`admin:save.reasons.${outcome.refusal}`)}</p>
      </div>
    );
  }
  if (outcome.status !== 'failed') return null;
  return (
    <div className="grid gap-3">
      <p>{t(`staffNewsletter:failures.${outcome.reason}`)}</p>
      {outcome.reason === 'unauthenticated' && (
        <Button look="dark" onClick={() => onGoOn(outcome.to)}>
          {t('admin:gate.sign_in')}
        </Button>
      )}
    </div>
  );
}

/** How the last sending went, in plain words, read out when it changes. */
export function SendMessage({ outcome, email, onGoOn }: SendMessageProps) {
  const { t } = useTexts();
  const { status } = outcome;
  return (
    <FormMessage
      success={
        (status === 'tried' && t('staffNewsletter:send.tried', { email })) ||
        (status === 'released' && t('staffNewsletter:send.released'))
      }
      failure={
        (status === 'failed' || status === 'refused') && (
          <Failure outcome={outcome} onGoOn={onGoOn} />
        )
      }
    />
  );
}
