import { localizeIssue } from '@club/domain/issue-mail';
import { findInvalidLink } from '@club/domain/issue/find-invalid-link';
import { listMissingFields } from '@club/domain/issue/issue-language';
import { type Locale, locales } from '@club/domain/locale';
import { type Issue, issueSchema } from '@club/domain/newsletter';
import { useState } from 'react';
import { ApiError } from '../../../data/api-client.ts';
import { signIn } from '../../../data/session/staff-session.ts';
import { getAudience, sendIssue } from '../../../data/staff/staff-calls.ts';
import { loadDraft, storeDraft } from '../../../state/draft-store.ts';
import { makeAccountDraftKey } from '../../shell/account-draft-key.ts';
import { type StaffProblem, toStaffProblem } from '../../shell/staff-problem.ts';
import { type ActionOutcome, useStaffAction } from '../../shell/use-staff-action.ts';
import { completeLinks } from './edit-text.ts';
import * as v from 'valibot';

/**
 * The draft of an issue. `tested` is the serialized issue of the last test mail, `sent` the id of
 * the last issue sent.
 */
const draftSchema = v.object({
  issue: v.object({
    subject: v.string(),
    subject_fr: v.string(),
    text: v.string(),
    text_fr: v.string(),
    imageURL: v.string(),
    alt: v.string(),
    alt_fr: v.string(),
  }),
  tested: v.string(),
  sent: v.optional(v.string()),
});
type IssueDraft = v.InferOutput<typeof draftSchema>;

const emptyIssue: Issue = {
  subject: '',
  subject_fr: '',
  text: '',
  text_fr: '',
  imageURL: '',
  alt: '',
  alt_fr: '',
};
const emptyDraft: IssueDraft = { issue: emptyIssue, tested: '' };
const draftName = 'newsletter';

/** Loads the draft; an empty one if missing or malformed. */
function loadIssueDraft(): IssueDraft {
  const result = v.safeParse(
    draftSchema,
    loadDraft('localStorage', makeAccountDraftKey(draftName)),
  );
  return result.success ? result.output : emptyDraft;
}

/** Stores the draft. */
const storeIssueDraft = (draft: IssueDraft): void =>
  storeDraft('localStorage', makeAccountDraftKey(draftName), draft);

/** Who gets an issue. With `me`, only the staff member who sends it gets it, as a test mail. */
export type Recipients = 'me' | 'readers';

/** A link whose address is not valid, as it was typed. */
interface InvalidLink {
  readonly lang: Locale;
  readonly link: string;
}

type Sending =
  | { readonly status: 'test-sent' | 'issue-queued' }
  | { readonly status: 'sending'; readonly to: Recipients }
  /** The page found a reason not to send. The server may find an invalid link too. */
  | { readonly status: 'refused'; readonly reason: 'incomplete' | 'no-readers' | 'not-tested' }
  | ({ readonly status: 'refused'; readonly reason: 'invalid-link' } & InvalidLink)
  | {
      readonly status: 'failed';
      readonly to: Recipients;
      readonly problem: StaffProblem;
      /** The HTTP status of the response, if there was one. */
      readonly httpStatus: number | undefined;
    };

export type SendOutcome = ActionOutcome<Sending>;

/** The outcome of a request to send that failed. */
function toSendFailure(error: unknown, to: Recipients): SendOutcome {
  const { fields, link } = error instanceof ApiError ? error.problem : {};
  if (link !== undefined) {
    const lang = fields?.includes('text_fr') === true ? 'fr' : 'en';
    return { status: 'refused', reason: 'invalid-link', lang, link };
  }
  return {
    status: 'failed',
    to,
    problem: toStaffProblem(error),
    httpStatus: error instanceof ApiError ? error.status : undefined,
  };
}

/**
 * Serializes an issue as the server parses it, to compare it with the last test mail. Returns an
 * empty text for an invalid issue.
 */
const serializeIssue = (issue: Issue): string => {
  const result = v.safeParse(issueSchema, issue);
  return result.success ? JSON.stringify(result.output) : '';
};

/** The issue that staff write, stored in this browser. */
function useIssueDraft() {
  const [draft, setDraft] = useState(loadIssueDraft);
  const replaceDraft = (makeNext: (previous: IssueDraft) => IssueDraft) => {
    setDraft((previous) => {
      const next = makeNext(previous);
      storeIssueDraft(next);
      return next;
    });
  };
  const changeDraft = (changes: Partial<IssueDraft>) =>
    replaceDraft((previous) => ({ ...previous, ...changes }));
  /** Empties the form after an issue was sent, unless staff have typed another text meanwhile. */
  const finishIssue = (sentIssue: Issue, sentId: string) =>
    replaceDraft(({ issue }) => {
      const isUnchanged = serializeIssue(issue) === serializeIssue(sentIssue);
      return { issue: isUnchanged ? emptyIssue : issue, tested: '', sent: sentId };
    });
  return { draft, changeDraft, finishIssue };
}

function findFirstInvalidLink(issue: Issue): InvalidLink | undefined {
  const links = locales.map((lang) => ({
    lang,
    link: findInvalidLink(localizeIssue(issue, lang).text),
  }));
  return links.find((candidate): candidate is InvalidLink => candidate.link !== undefined);
}

/**
 * Writes and sends an issue of the newsletter.
 *
 * @param confirmSend asks for confirmation before an issue is sent to this number of readers
 * @param confirmMissingTranslations asks for confirmation before a test mail if a translation is
 *   missing
 */
export function useIssue(
  confirmSend: (readerCount: number) => Promise<boolean>,
  confirmMissingTranslations: (issue: Issue) => Promise<boolean>,
) {
  const { draft, changeDraft, finishIssue } = useIssueDraft();
  const { outcome, setOutcome, run } = useStaffAction<Sending>();
  const { issue } = draft;
  const isTested = draft.tested !== '' && draft.tested === serializeIssue(issue);

  const sendTest = async (issue: Issue): Promise<SendOutcome> => {
    if (!(await confirmMissingTranslations(issue))) return { status: 'none' };
    await sendIssue(issue, 'me');
    changeDraft({ tested: serializeIssue(issue) });
    return { status: 'test-sent' };
  };
  const sendToReaders = async (issue: Issue): Promise<SendOutcome> => {
    // Counted now, so that the dialog shows the current number of readers.
    const { confirmed: readerCount } = await getAudience();
    if (readerCount === 0) return { status: 'refused', reason: 'no-readers' };
    if (!(await confirmSend(readerCount))) return { status: 'none' };
    const { _id } = await sendIssue(issue, 'readers');
    finishIssue(issue, _id);
    return { status: 'issue-queued' };
  };
  const send = (to: Recipients, act: () => Promise<SendOutcome>) =>
    run(act, {
      pending: { status: 'sending', to },
      toFailure: (error) => toSendFailure(error, to),
    });
  const checkAndSend = async (to: Recipients) => {
    const { origin } = window.location;
    const completeIssue = {
      ...issue,
      text: completeLinks(issue.text, origin),
      text_fr: completeLinks(issue.text_fr, origin),
    };
    if (serializeIssue(completeIssue) !== serializeIssue(issue))
      changeDraft({ issue: completeIssue });
    const invalidLink = findFirstInvalidLink(completeIssue);
    if (listMissingFields(issue).length > 0)
      setOutcome({ status: 'refused', reason: 'incomplete' });
    else if (invalidLink) setOutcome({ status: 'refused', reason: 'invalid-link', ...invalidLink });
    else if (to === 'me') await send('me', () => sendTest(completeIssue));
    else if (isTested) await send('readers', () => sendToReaders(completeIssue));
    else setOutcome({ status: 'refused', reason: 'not-tested' });
  };
  return {
    issue,
    outcome,
    isTested,
    /** The id of the last issue that was sent from this browser. */
    sentId: draft.sent,
    change: (changes: Partial<Issue>) => {
      changeDraft({ issue: { ...issue, ...changes } });
      if (outcome.status !== 'sending') setOutcome({ status: 'none' });
    },
    checkAndSend,
    /**
     * Signs in after the session has ended, then sends again. Staff may type meanwhile, but the issue
     * is sent as it was.
     */
    signInAndSend: async (to: Recipients) => {
      if ((await signIn()) === null) await checkAndSend(to);
    },
  };
}
