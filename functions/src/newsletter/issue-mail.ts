import { localizeIssue, issueParagraphs } from '@club/domain/issue-mail';
import { type Mail, makeMail } from '../mail/mail.ts';
import type { MailJobOf } from '../store/outbox.ts';
import { getSender } from '../mail/settings.ts';
import { makeOneClickHeaders, makeUnsubscribeLink } from './links.ts';
import type { Firestore } from '../store/database.ts';
import { findIssue } from '../store/issues.ts';
import { findSubscriber } from '../store/subscribers.ts';
import { isSuppressed } from '../store/suppressions.ts';

/** An issue for one reader, who may have left since it was queued: asked at the last moment. */
export async function composeIssueMail(
  db: Firestore,
  id: string,
  { issue: issueId, subscriber, locale }: MailJobOf<'issue'>,
): Promise<Mail | undefined> {
  // First alone: an id that is no id throws here, and leaves no other promise without a handler.
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

/** The same issue for the member of staff who tries it out; its links belong to no reader. */
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
