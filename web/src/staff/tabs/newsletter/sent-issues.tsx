import { makeIssueHref } from '@club/domain/issue/issue-href';
import type { Issue, SentIssue } from '@club/domain/newsletter';
import { useId, useState } from 'react';
import { callAsStaff } from '../../../data/session/staff-session.ts';
import { useStaffRequest } from '../../../data/staff/use-staff-request.ts';
import { formatAdminDate } from '../../../i18n/dates.ts';
import { readLocalizedText } from '../../../i18n/read-localized-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StaffLoadStateView } from '../../shell/staff-load-state-view.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { ActionMessage } from '../../shell/action-message.tsx';
import { useStaffAction } from '../../shell/use-staff-action.ts';
import { IssueCounts } from './issue-progress.tsx';

type IssueAction =
  | { readonly status: 'published' | 'unpublished'; readonly issue: SentIssue }
  /** Its text is in the form, which had the text `before`. */
  | { readonly status: 'reused'; readonly before: Issue };

interface IssueForm {
  /** The issue that staff are writing. */
  readonly issue: Issue;
  readonly change: (issue: Issue) => void;
}

/**
 * Publishes issues on the site, takes them off, and puts the text of one in the form again. One
 * action at a time.
 *
 * @param reload fetches the list again
 */
function useIssueActions({ issue: before, change }: IssueForm, reload: () => void) {
  const { outcome, setOutcome, run } = useStaffAction<IssueAction>();
  const setPublication = (issue: SentIssue, isPublished: boolean) =>
    run(async () => {
      await callAsStaff('setIssuePublication', { id: issue._id, input: { isPublished } });
      reload();
      return { status: isPublished ? 'published' : 'unpublished', issue };
    });
  const reuse = (id: string) =>
    run(async () => {
      const sentIssue = await callAsStaff('getIssue', { id });
      const { subject, subject_fr, text, text_fr, imageURL, alt, alt_fr } = sentIssue;
      change({ subject, subject_fr, text, text_fr, imageURL, alt, alt_fr });
      return { status: 'reused', before };
    });
  const undoReuse = (issue: Issue) => {
    change(issue);
    setOutcome({ status: 'none' });
  };
  return { outcome, setPublication, reuse, undoReuse };
}

type IssueActions = ReturnType<typeof useIssueActions>;

/** The figures of an issue. The site does not count who opens a mail or clicks a link. */
function IssueFigures({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const { state, retry } = useStaffRequest({
    key: `figures ${id}`,
    fetch: () => callAsStaff('getIssue', { id }),
  });
  return (
    <StaffLoadStateView state={state} retry={retry} error={t('staffNewsletter:archive.error')}>
      {(progress) => <IssueCounts progress={progress} />}
    </StaffLoadStateView>
  );
}

function SentIssueItem({
  issue,
  actions: { setPublication, reuse },
}: {
  readonly issue: SentIssue;
  readonly actions: IssueActions;
}) {
  const { t, locale } = useTexts();
  const [areFiguresShown, setAreFiguresShown] = useState(false);
  const figuresId = useId();
  const { text: subject, lang } = readLocalizedText(issue, 'subject', locale);
  const makeLabel = (name: 'publish' | 'unpublish' | 'reuse' | 'figures' | 'see') =>
    t('staffNewsletter:archive.label', { action: t(`staffNewsletter:archive.${name}`), subject });
  const publishKey = issue.isPublished ? 'unpublish' : 'publish';
  return (
    <li className="grid gap-3 border-t border-ink/20 py-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h4 lang={lang} className="text-lg font-bold wrap-anywhere">
          {subject}
        </h4>
        {issue.isPublished && (
          <span className="bg-sun px-2 text-sm font-semibold">
            {t('staffNewsletter:archive.on_site')}
          </span>
        )}
        <p className="text-sm text-slate">
          {t('staffNewsletter:archive.sent_on')}{' '}
          <span lang="en">{formatAdminDate(issue.sentAt)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <RowButton
          aria-label={makeLabel(publishKey)}
          onClick={() => void setPublication(issue, !issue.isPublished)}
        >
          {t(`staffNewsletter:archive.${publishKey}`)}
        </RowButton>
        <RowButton aria-label={makeLabel('reuse')} onClick={() => void reuse(issue._id)}>
          {t('staffNewsletter:archive.reuse')}
        </RowButton>
        <RowButton
          aria-label={makeLabel('figures')}
          aria-expanded={areFiguresShown}
          aria-controls={figuresId}
          onClick={() => setAreFiguresShown(!areFiguresShown)}
        >
          {t('staffNewsletter:archive.figures')}
        </RowButton>
        {issue.isPublished && (
          <a
            href={makeIssueHref(issue._id)}
            target="_blank"
            rel="noreferrer"
            aria-label={makeLabel('see')}
            className="inline-flex min-h-11 items-center text-river underline"
          >
            {t('staffNewsletter:archive.see')}
          </a>
        )}
      </div>
      <div id={figuresId}>{areFiguresShown && <IssueFigures id={issue._id} />}</div>
    </li>
  );
}

/**
 * The issues that readers have received. They are fetched again once all mails of the last issue
 * are sent.
 */
export function SentIssues({
  isLastIssueSent,
  form,
}: {
  readonly isLastIssueSent: boolean;
  readonly form: IssueForm;
}) {
  const { t } = useTexts();
  const id = useId();
  const { state, retry } = useStaffRequest({
    key: 'the sent issues',
    version: String(isLastIssueSent),
    fetch: () => callAsStaff('listIssues'),
  });
  const actions = useIssueActions(form, retry);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="font-display text-xl font-bold uppercase">
        {t('staffNewsletter:archive.heading')}
      </h3>
      <p>{t('staffNewsletter:archive.text')}</p>
      <ActionMessage
        place="box"
        action="quick-action"
        outcome={actions.outcome}
        // The site already shows the largest number of issues.
        conflict={t('staffNewsletter:archive.outcomes.full')}
        describe={(done) => ({
          text: t(`staffNewsletter:archive.outcomes.${done.status}`),
          onUndo: () =>
            done.status === 'reused'
              ? actions.undoReuse(done.before)
              : actions.setPublication(done.issue, done.status === 'unpublished'),
        })}
      />
      <StaffLoadStateView
        state={state}
        retry={retry}
        error={t('staffNewsletter:archive.error')}
        empty={t('staffNewsletter:archive.empty')}
      >
        {(issues) => (
          <ul>
            {issues.map((issue) => (
              <SentIssueItem key={issue._id} issue={issue} actions={actions} />
            ))}
          </ul>
        )}
      </StaffLoadStateView>
    </section>
  );
}
