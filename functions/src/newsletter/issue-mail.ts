import { issueIn, issueParagraphs } from '@club/domain/issue-mail';
import { type Mail, makeMail } from '../mail/mail.ts';
import type { ErrandOf } from '../store/outbox.ts';
import { sender } from '../mail/settings.ts';
import { oneClickHeaders, unsubscribeLink } from './links.ts';
import type { Firestore } from '../store/database.ts';
import { findIssue } from '../store/issues.ts';
import { findSubscriber } from '../store/subscribers.ts';
import { isSuppressed } from '../store/suppressions.ts';

/** An issue for one reader, who may have left since it was queued: asked at the last moment. */
export async function issueMail(
  db: Firestore,
  id: string,
  { issue: issueId, subscriber, locale }: ErrandOf<'issue'>,
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
    subject: issueIn(issue, locale).subject,
    paragraphs: issueParagraphs(issue, locale, sender(), unsubscribeLink(subscriber, locale)),
    headers: { ...oneClickHeaders(subscriber), Precedence: 'bulk' },
  });
}

/** The same issue for the member of staff who tries it out; its links belong to no reader. */
export async function trialMail(
  db: Firestore,
  id: string,
  { issue: issueId, to, locale }: ErrandOf<'trial'>,
): Promise<Mail | undefined> {
  const issue = await findIssue(db, issueId);
  if (!issue) return undefined;
  const { subject } = issueIn(issue, locale);
  return makeMail({
    id,
    to,
    locale,
    subject,
    paragraphs: issueParagraphs(issue, locale, sender()),
  });
}
