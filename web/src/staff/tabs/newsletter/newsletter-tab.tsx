import type { Audience, MailSender } from '@club/domain/newsletter';
import { useStaffState } from '../../../data/session/staff-session.ts';
import { getAudience } from '../../../data/staff/staff-calls.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatDashboardNumber } from '../../../i18n/dashboard-number.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StaffLoadStateView } from '../../shell/staff-load-state-view.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { useConfirmDialog } from '../../../ui/use-confirm-dialog.tsx';
import { usePublishConfirmations } from '../../editor/use-publish-confirmations.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { IssueProgress, useIssueProgress } from './issue-progress.tsx';
import { SendMessage, SendSteps } from './send-steps.tsx';
import { SentIssues } from './sent-issues.tsx';
import { type SendOutcome, useIssue } from './use-issue.ts';

/**
 * The number of readers and of unconfirmed subscriptions. It warns if the club has no postal
 * address, which mails need.
 */
function AudienceCount({ audience }: { audience: Audience }) {
  const { t, locale } = useTexts();
  const { confirmed, pending, sender } = audience;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="flex items-center gap-4">
          <span className="slanted min-w-20 px-6 py-1 text-center font-display text-title font-extrabold before:bg-sun">
            {formatDashboardNumber(confirmed, locale)}
          </span>
          <span className="font-display text-xl leading-tight font-bold uppercase">
            {t('staffNewsletter:audience.confirmed', { count: confirmed })}
          </span>
        </p>
        {pending > 0 && <p>{t('staffNewsletter:audience.pending', { count: pending })}</p>}
      </div>
      {sender.postalAddress === '' && (
        <p className="border-l-8 border-court bg-white px-4 py-3">
          {t('staffNewsletter:failures.no-postal-address')}
        </p>
      )}
    </>
  );
}

const noOutcome: SendOutcome = { status: 'none' };

/** Shown until the sender is fetched. */
const unknownSender: MailSender = { from: '…', origin: location.origin, postalAddress: '…' };

/** Sending: the two steps, the outcome, the last issue's progress, and the sent issues. */
function SendingSection({
  form,
  readerCount,
}: {
  form: ReturnType<typeof useIssue>;
  readerCount?: number;
}) {
  const { t } = useTexts();
  const staff = useStaffState();
  const email = staff.status === 'signed-in' ? staff.staff.email : '';
  const { outcome, isTested, sentId, checkAndSend, signInAndSend } = form;
  const request = useIssueProgress(sentId);
  const areAllMailsSent = request.data?.state === 'sent';
  // Once all mails are sent, the message that the issue is queued is out of date.
  const shownOutcome = areAllMailsSent && outcome.status === 'issue-queued' ? noOutcome : outcome;
  return (
    <>
      <div className="grid gap-4">
        <SendSteps
          email={email}
          readerCount={readerCount}
          isTested={isTested}
          sendingTo={outcome.status === 'sending' ? outcome.to : undefined}
          onSend={(to) => void checkAndSend(to)}
        />
        <SendMessage
          outcome={shownOutcome}
          email={email}
          onSignIn={(to) => void signInAndSend(to)}
        />
        <IssueProgress request={request} />
      </div>
      <SentIssues isLastIssueSent={areAllMailsSent} form={form} />
      <p>{t('staffMails:tab_hint')}</p>
    </>
  );
}

/** The newsletter tab: the readers, the issue with its preview, and sending. */
export function NewsletterTab() {
  const { t } = useTexts();
  const {
    state,
    data: audience,
    retry,
  } = useStaffRequest({
    key: 'the audience',
    fetch: getAudience,
  });
  const { ask, element: sendDialog } = useConfirmDialog();
  const confirmSend = (count: number) =>
    ask({
      question: t('staffNewsletter:confirm.question', { count }),
      explanation: t('staffNewsletter:confirm.explanation'),
      confirm: t('staffNewsletter:confirm.send'),
      cancel: t('staffNewsletter:confirm.cancel'),
    });
  const { confirmMissingTranslations, dialog: translationDialog } = usePublishConfirmations(
    {},
    {
      subject: t('staffNewsletter:write.subject_en'),
      subject_fr: t('staffNewsletter:write.subject_fr'),
      text: t('staffNewsletter:write.text_en'),
      text_fr: t('staffNewsletter:write.text_fr'),
    },
  );
  const form = useIssue(confirmSend, ({ subject, subject_fr, text, text_fr }) =>
    confirmMissingTranslations({ subject, subject_fr, text, text_fr }),
  );
  const { issue, outcome, change } = form;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
      <SectionTitle size="heading">{t('staffNewsletter:heading')}</SectionTitle>
      <StaffLoadStateView state={state} retry={retry} error={t('staffNewsletter:audience.error')}>
        {(loadedAudience) => <AudienceCount audience={loadedAudience} />}
      </StaffLoadStateView>
      <p className="max-w-3xl">{t('staffNewsletter:write.text')}</p>
      <IssueEditor
        issue={issue}
        sender={audience?.sender ?? unknownSender}
        incompleteOutcome={
          outcome.status === 'refused' && outcome.reason === 'incomplete' ? outcome : undefined
        }
        isReadOnly={outcome.status === 'sending'}
        onChange={change}
      />
      <SendingSection form={form} {...(audience && { readerCount: audience.confirmed })} />
      {sendDialog}
      {translationDialog}
    </section>
  );
}
