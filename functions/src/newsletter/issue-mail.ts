import { localizeIssue, issueParagraphs } from '@club/domain/issue-mail';
import { type Mail, makeMail } from '../mail/mail.ts';
import type { MailJobOf } from '../store/outbox.ts';
import { getSender } from '../mail/settings.ts';
import { makeOneClickHeaders, makeUnsubscribeLink } from './links.ts';
import type { Firestore } from '../store/database.ts';
import { findIssue } from '../store/issues.ts';
import { findSubscriber } from '../store/subscribers.ts';
import { isSuppressed } from '../store/suppressions.ts';

/** Composes an issue's mail for one reader. It checks the subscription when the mail is sent. */
export async function composeIssueMail(
  db: Firestore,
  id: string,
  { issue: issueId, subscriber, locale }: MailJobOf<'issue'>,
): Promise<Mail | undefined> {
  // An invalid id throws here, before other promises start that nothing would handle.
  const row = await findSubscriber(db, subscriber);
  const [isBlocked, issue] = await Promise.all([
    isSuppressed(db, subscriber),
    findIssue(db, issueId),
  ]);
  if (row?.state !== 'confirmed' || row.email === undefined || isBlocked) return undefined;
  if (!issue) return undefined;
  return makeMail({
    id,
    to: row.email,
    locale,
    subject: localizeIssue(issue, locale).subject,
    paragraphs: issueParagraphs(
      issue,
      locale,
      getSender(),
      makeUnsubscribeLink(subscriber, locale),
    ),
    headers: { ...makeOneClickHeaders(subscriber), Precedence: 'bulk' },
  });
}

/** Composes the test mail for a staff member. It has no unsubscribe link. */
export async function composeTestMail(
  db: Firestore,
  id: string,
  { issue: issueId, to, locale }: MailJobOf<'trial'>,
): Promise<Mail | undefined> {
  const issue = await findIssue(db, issueId);
  if (!issue) return undefined;
  const { subject } = localizeIssue(issue, locale);
  return makeMail({
    id,
    to,
    locale,
    subject,
    paragraphs: issueParagraphs(issue, locale, getSender()),
  });
}
