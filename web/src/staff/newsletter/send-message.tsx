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

/** How the last sending went, in plain words, read out when it changes. */
export function SendMessage({ outcome, email, onGoOn }: SendMessageProps) {
  const { t } = useTexts();
  const { status } = outcome;
  return (
    <FormMessage
      success={
        (status === 'tried' && t('staff_newsletter.send.tried', { email })) ||
        (status === 'released' && t('staff_newsletter.send.released'))
      }
      failure={
        status === 'failed' && (
          <div className="grid gap-3">
            <p>
              {outcome.unexpected === undefined
                ? t(`staff_newsletter.failures.${outcome.reason}`)
                : t('admin.save.unexpected', { status: outcome.unexpected })}
            </p>
            {outcome.reason === 'unauthenticated' && (
              <Button look="dark" onClick={() => onGoOn(outcome.to)}>
                {t('admin.gate.sign_in')}
              </Button>
            )}
          </div>
        )
      }
    />
  );
}
