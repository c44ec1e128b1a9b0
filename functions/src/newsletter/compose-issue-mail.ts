import { composeIssueHtml, composeIssueText, localizeIssue } from '@club/domain/issue-mail';
import type { Locale } from '@club/domain/locale';
import type { Issue } from '@club/domain/newsletter';
import { type Mail, makeMailFromContent } from '../mail/mail.ts';
import type { MailJobOf } from '../store/outbox.ts';
import { getSender } from '../mail/settings.ts';
import { makeOneClickHeaders, makeOptInLink } from '../opt-in/mails.ts';
import { getOptInKey } from '../opt-in/purposes.ts';
import type { Firestore } from '../store/database.ts';
import { findIssue } from '../store/issues.ts';
import { findOptIn } from '../store/opt-ins.ts';
import { isTakenDown } from '../store/taken-down-images.ts';
import { findSuppression } from '../store/suppressions.ts';

/** Composes the text and the HTML of an issue. A picture that was taken down is left out. */
async function composeContent(
  db: Firestore,
  issue: Issue,
  { locale, unsubscribeLink }: { readonly locale: Locale; readonly unsubscribeLink?: string },
) {
  const isPictureGone = await isTakenDown(db, issue.imageURL);
  const options = { locale, sender: getSender(), unsubscribeLink, isPictureGone };
  return { text: composeIssueText(issue, options), html: composeIssueHtml(issue, options) };
}

/** Composes an issue's mail for one reader; undefined if the reader is no longer subscribed. */
export async function composeIssueMail(
  db: Firestore,
  id: string,
  { issue: issueId, subscriber, locale }: MailJobOf<'issue'>,
): Promise<Mail | undefined> {
  const [storedSubscriber, suppression, issue] = await Promise.all([
    findOptIn(db, getOptInKey('newsletter', subscriber)),
    findSuppression(db, subscriber),
    findIssue(db, issueId),
  ]);
  if (
    storedSubscriber?.state !== 'confirmed' ||
    storedSubscriber.email === undefined ||
    suppression ||
    !issue
  )
    return undefined;
  const { lang, subject } = localizeIssue(issue, locale);
  const headers = {
    ...makeOneClickHeaders('newsletter', subscriber),
    Precedence: 'bulk',
    'Content-Language': lang,
  };
  return makeMailFromContent(
    { id, to: storedSubscriber.email, locale, subject, headers },
    await composeContent(db, issue, {
      locale,
      unsubscribeLink: makeOptInLink('newsletter', 'leave', { id: subscriber, locale }),
    }),
  );
}

/** Composes the test mail for a staff member. It has no unsubscribe link. */
export async function composeTestMail(
  db: Firestore,
  id: string,
  { issue: issueId, to, locale }: MailJobOf<'test-issue'>,
): Promise<Mail | undefined> {
  const issue = await findIssue(db, issueId);
  if (!issue) return undefined;
  const { lang, subject } = localizeIssue(issue, locale);
  const headers = { 'Content-Language': lang };
  return makeMailFromContent(
    { id, to, locale, subject, headers },
    await composeContent(db, issue, { locale }),
  );
}
