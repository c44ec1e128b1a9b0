import type { MailSender } from '@club/domain/newsletter';
import { useState } from 'react';
import { getAudience } from '../../data/staff-newsletter.ts';
import { useStaffState } from '../../data/staff-session.ts';
import { useIssueProgress } from '../../data/use-issue-progress.ts';
import { useStaffAnswer } from '../../data/use-staff-answer.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useConfirm } from '../../ui/confirm-dialog.tsx';
import { LoadState } from '../../ui/load-state.tsx';
import { AudienceCount } from './audience-count.tsx';
import { IssueProgress } from './issue-progress.tsx';
import { IssueSheet } from './issue-sheet.tsx';
import { MailQueue } from './mail-queue.tsx';
import { SendMessage } from './send-message.tsx';
import type { SendOutcome } from './send-outcome.ts';
import { SendSteps } from './send-steps.tsx';
import { useIssue } from './use-issue.ts';

const noNews: SendOutcome = { status: 'none' };

/** Until the server has said who sends. */
const unknownSender: MailSender = { from: '…', origin: location.origin, postalAddress: '…' };

/** Asks whether to send, by the number of readers. */
function useSendConfirmation() {
  const { t } = useTexts();
  const [count, setCount] = useState(0);
  const { ask, element } = useConfirm({
    question: t('staffNewsletter:confirm.question', { count }),
    explanation: t('staffNewsletter:confirm.explanation'),
    confirm: t('staffNewsletter:confirm.send'),
    cancel: t('staffNewsletter:confirm.cancel'),
  });
  const confirm = (readers: number) => {
    setCount(readers);
    return ask();
  };
  return { confirm, dialog: element };
}

/** The way out of an issue: the two steps, what became of them, how far the last one is. */
function Outbox({ form, readers }: { form: ReturnType<typeof useIssue>; readers?: number }) {
  const staff = useStaffState();
  const email = staff.status === 'signed-in' ? staff.staff.email : '';
  const { outcome, isTried, sentId, start, goOn } = form;
  const followed = useIssueProgress(sentId);
  const isSent = followed.progress?.state === 'sent';
  // Once it has arrived, the progress says so; that it is on its way is news of before.
  const news = isSent && outcome.status === 'released' ? noNews : outcome;
  return (
    <>
      <div className="grid gap-4">
        <SendSteps
          email={email}
          readers={readers}
          isTried={isTried}
          sendingTo={outcome.status === 'sending' ? outcome.to : undefined}
          onSend={(to) => void start(to)}
        />
        <SendMessage outcome={news} email={email} onGoOn={(to) => void goOn(to)} />
        <IssueProgress followed={followed} />
      </div>
      <MailQueue isSent={isSent} />
    </>
  );
}

/** The newsletter's tab: who reads, writing in both languages, the mail as it will be, sending. */
export function NewsletterTab() {
  const { t } = useTexts();
  const { state, retry } = useStaffAnswer(getAudience);
  const audience = state.status === 'ready' ? state.data : undefined;
  const { confirm, dialog } = useSendConfirmation();
  const form = useIssue(confirm);
  const { issue, outcome, change } = form;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
      <h2 className="font-display text-2xl font-bold">{t('staffNewsletter:heading')}</h2>
      <LoadState
        state={state}
        retry={retry}
        texts={{
          loading: t('staffNewsletter:audience.loading'),
          error: t('staffNewsletter:audience.error'),
        }}
      >
        {(ready) => <AudienceCount audience={ready} />}
      </LoadState>
      <p className="max-w-3xl">{t('staffNewsletter:write.text')}</p>
      <IssueSheet
        issue={issue}
        sender={audience?.sender ?? unknownSender}
        isChecked={outcome.status === 'failed' && outcome.reason === 'incomplete'}
        isReadOnly={outcome.status === 'sending'}
        onChange={change}
      />
      <Outbox form={form} {...(audience && { readers: audience.confirmed })} />
      {dialog}
    </section>
  );
}
