import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useProblemText } from '../../shell/use-problem-text.ts';
import type { Recipients, SendOutcome } from './send-outcome.ts';

interface SendMessageProps {
  readonly outcome: SendOutcome;
  /** The address that got the test mail. */
  readonly email: string;
  /** Signs in again, then sends what failed because the session had ended. */
  readonly onSignIn: (to: Recipients) => void;
}

function Failure({ outcome, onSignIn }: Omit<SendMessageProps, 'email'>): ReactNode {
  const { t } = useTexts();
  const { getProblemText, hasOwnText } = useProblemText('send-issue');
  if (outcome.status === 'refused' && outcome.reason === 'invalid-link') {
    const { lang, link } = outcome;
    const language = t(`staffNewsletter:link.languages.${lang}`);
    return <p>{t('staffNewsletter:failures.invalid-link', { link, language })}</p>;
  }
  if (outcome.status === 'refused') return <p>{t(`staffNewsletter:failures.${outcome.reason}`)}</p>;
  if (outcome.status !== 'failed') return null;
  const { problem, httpStatus, to } = outcome;
  return (
    <div className="grid gap-3">
      {!hasOwnText(problem) && (
        <>
          {httpStatus !== undefined && <p>{t('admin:save.unexpected', { status: httpStatus })}</p>}
          <p>{t('staffNewsletter:failures.other')}</p>
        </>
      )}
      <p>{getProblemText(problem)}</p>
      {problem === 'unauthenticated' && (
        <Button variant="dark" onClick={() => onSignIn(to)}>
          {t('admin:gate.sign_in')}
        </Button>
      )}
    </div>
  );
}

/** The outcome of the last send, as a live region. */
export function SendMessage({ outcome, email, onSignIn }: SendMessageProps) {
  const { t } = useTexts();
  const { status } = outcome;
  return (
    <FormMessage
      success={
        (status === 'test-sent' && t('staffNewsletter:send.test_sent', { email })) ||
        (status === 'issue-queued' && t('staffNewsletter:send.issue_queued'))
      }
      failure={
        (status === 'failed' || status === 'refused') && (
          <Failure outcome={outcome} onSignIn={onSignIn} />
        )
      }
    />
  );
}
