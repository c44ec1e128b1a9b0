import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FormMessage } from '../../../ui/form-message.tsx';
import { useProblemText } from '../../shell/staff-problem.ts';
import type { Recipients, SendOutcome } from './use-issue.ts';

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
  if (!('httpStatus' in outcome)) return null;
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

interface SendStepsProps {
  /** The address that gets the test mail. */
  readonly email: string;
  /** The number of readers; undefined until it is fetched. */
  readonly readerCount?: number | undefined;
  /** Whether a test mail of exactly this issue was sent. */
  readonly isTested: boolean;
  /** The recipients of what is being sent; undefined if nothing is. */
  readonly sendingTo: Recipients | undefined;
  readonly onSend: (to: Recipients) => void;
}

interface StepProps {
  readonly number: number;
  readonly heading: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Step({ number, heading, text, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-3">
      <span
        aria-hidden="true"
        className="row-span-3 font-display text-5xl leading-none font-extrabold text-sun"
      >
        {number}
      </span>
      <h3 className="font-display text-xl font-bold uppercase">{heading}</h3>
      <p className="wrap-anywhere">{text}</p>
      <div>{children}</div>
    </li>
  );
}

/** The two steps of sending: a test to oneself, then to all readers. */
export function SendSteps({ email, readerCount, isTested, sendingTo, onSend }: SendStepsProps) {
  const { t } = useTexts();
  const noReadersId = useId();
  const isSending = sendingTo !== undefined;
  const sendToAllLabel =
    readerCount === undefined
      ? t('staffNewsletter:send.readers_unknown')
      : t('staffNewsletter:send.readers', { count: readerCount });
  return (
    <ol className="grid gap-8 bg-ink px-5 py-7 text-white sm:px-8 md:grid-cols-2">
      <Step
        number={1}
        heading={t('staffNewsletter:send.test_heading')}
        text={t('staffNewsletter:send.test_text', { email })}
      >
        <Button
          variant={isTested ? 'light' : 'primary'}
          disabled={isSending}
          onClick={() => onSend('me')}
        >
          {t(sendingTo === 'me' ? 'admin:save.working' : 'staffNewsletter:send.test')}
        </Button>
      </Step>
      <Step
        number={2}
        heading={t('staffNewsletter:send.readers_heading')}
        text={t(isTested ? 'staffNewsletter:send.readers_text' : 'staffNewsletter:send.test_first')}
      >
        <Button
          variant={isTested ? 'primary' : 'light'}
          disabled={isSending || readerCount === 0}
          aria-describedby={readerCount === 0 ? noReadersId : undefined}
          onClick={() => onSend('readers')}
        >
          {sendingTo === 'readers' ? t('admin:save.working') : sendToAllLabel}
        </Button>
        {readerCount === 0 && (
          <p id={noReadersId} className="pt-2 font-semibold">
            {t('staffNewsletter:failures.no-readers')}
          </p>
        )}
      </Step>
    </ol>
  );
}
