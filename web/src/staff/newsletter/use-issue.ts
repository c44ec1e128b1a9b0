import { type Issue, issueSchema } from '@club/domain/newsletter';
import { useState } from 'react';
import * as v from 'valibot';
import { getAudience, sendIssue } from '../../data/staff-newsletter.ts';
import { signIn } from '../../data/staff-session.ts';
import { emptyIssue, storeIssueDraft, type IssueDraft, loadIssueDraft } from './issue-draft.ts';
import { type Recipients, type SendOutcome, toSendFailure } from './send-outcome.ts';

/** The words of an issue as the server compares them. */
const wordsOf = (issue: Issue): string => {
  const parsed = v.safeParse(issueSchema, issue);
  return parsed.success ? JSON.stringify(parsed.output) : '';
};

/** The issue that is being written; this browser stores it as it is typed. */
function useIssueDraft() {
  const [draft, setDraft] = useState(loadIssueDraft);
  const changeDraft = (changes: Partial<IssueDraft>) => {
    setDraft((previous) => {
      const next = { ...previous, ...changes };
      storeIssueDraft(next);
      return next;
    });
  };
  return { draft, changeDraft };
}

const isBlank = (issue: Issue) => Object.values(issue).some((text) => text.trim() === '');

/**
 * Writing and sending an issue of the newsletter. Nothing typed is lost before it has gone out.
 *
 * @param confirm asks whether to send to so many readers
 */
export function useIssue(confirm: (readers: number) => Promise<boolean>) {
  const { draft, changeDraft } = useIssueDraft();
  const [outcome, setOutcome] = useState<SendOutcome>({ status: 'none' });
  const { issue } = draft;
  const isTried = draft.tried !== '' && draft.tried === wordsOf(issue);

  const send = async (to: Recipients) => {
    setOutcome({ status: 'sending', to });
    try {
      const { _id } = await sendIssue(issue, to);
      if (to === 'me') changeDraft({ tried: wordsOf(issue) });
      else changeDraft({ issue: emptyIssue, tried: '', sent: _id });
      setOutcome({ status: to === 'me' ? 'tried' : 'released' });
    } catch (error) {
      setOutcome(toSendFailure(error, to));
    }
  };
  const release = async () => {
    if (!isTried) {
      setOutcome({ status: 'failed', to: 'readers', reason: 'not-tried' });
      return;
    }
    setOutcome({ status: 'sending', to: 'readers' });
    try {
      // Counted now: the confirmation names how many it really is.
      const { confirmed } = await getAudience();
      if (confirmed === 0) {
        setOutcome({ status: 'failed', to: 'readers', reason: 'no-readers' });
      } else if (await confirm(confirmed)) await send('readers');
      else setOutcome({ status: 'none' });
    } catch (error) {
      setOutcome(toSendFailure(error, 'readers'));
    }
  };
  const start = async (to: Recipients) => {
    if (isBlank(issue)) setOutcome({ status: 'failed', to, reason: 'incomplete' });
    else await (to === 'me' ? send('me') : release());
  };
  return {
    issue,
    outcome,
    isTried,
    /** The issue that was sent from this browser last. */
    sentId: draft.sent,
    change: (changes: Partial<Issue>) => {
      changeDraft({ issue: { ...issue, ...changes } });
      if (outcome.status !== 'sending') setOutcome({ status: 'none' });
    },
    start,
    /** Signs in after the session has ended, and continues the sending that it stopped. */
    goOn: async (to: Recipients) => {
      if ((await signIn()) === null) await start(to);
    },
  };
}
