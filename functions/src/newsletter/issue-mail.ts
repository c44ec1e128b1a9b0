import type { Locale } from '@club/domain/locale';
import type { Issue } from '@club/domain/newsletter';
import type { Firestore } from 'firebase-admin/firestore';
import { type Mail, makeMail, signature } from '../mail/mail.ts';
import type { Errand } from '../mail/outbox.ts';
import { issueRow } from './issue-rows.ts';
import { oneClickHeaders, unsubscribeLink } from './links.ts';
import { findSubscriber, suppression } from './subscribers.ts';
import { mailTexts } from './texts.ts';

const inLanguage = (issue: Issue, locale: Locale) =>
  locale === 'fr'
    ? { subject: issue.subject_fr, text: issue.text_fr }
    : { subject: issue.subject, text: issue.text };

const findIssue = async (db: Firestore, id: string) =>
  (await issueRow(db, id).get()).data() as Issue | undefined;

/** An issue for one reader, who may have left since it was queued: asked at the last moment. */
export async function issueMail(
  db: Firestore,
  id: string,
  { issue: issueId, subscriber, locale }: Extract<Errand, { kind: 'issue' }>,
): Promise<Mail | undefined> {
  const [row, blocked, issue] = await Promise.all([
    findSubscriber(db, subscriber),
    suppression(db, subscriber).get(),
    findIssue(db, issueId),
  ]);
  if (row?.state !== 'confirmed' || row.email === undefined || blocked.exists) return undefined;
  if (!issue) return undefined;
  const { subject, text } = inLanguage(issue, locale);
  const { reason, leave } = mailTexts[locale].issue;
  const footer = `${reason} ${leave}\n${unsubscribeLink(subscriber, locale)}`;
  return makeMail({
    id,
    to: row.email,
    locale,
    subject,
    paragraphs: [text, '—', footer, signature(locale)],
    headers: { ...oneClickHeaders(subscriber), Precedence: 'bulk' },
  });
}

/** The same issue for the member of staff who tries it out; its links belong to no reader. */
export async function trialMail(
  db: Firestore,
  id: string,
  { issue: issueId, to, locale }: Extract<Errand, { kind: 'trial' }>,
): Promise<Mail | undefined> {
  const issue = await findIssue(db, issueId);
  if (!issue) return undefined;
  const { subject, text } = inLanguage(issue, locale);
  const { trial } = mailTexts[locale].issue;
  return makeMail({ id, to, locale, subject, paragraphs: [text, '—', trial, signature(locale)] });
}
