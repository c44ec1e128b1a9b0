import type { Locale } from '@club/domain/locale';
import { mailKindTexts, mailReasonTexts } from '@club/domain/mail-queue-texts';
import { formatInstant } from '../mail/format-instant.ts';
import { type Mail, makeMail } from '../mail/mail.ts';
import { getWebmasterAddress } from '../mail/settings.ts';
import type { Firestore } from '../store/database.ts';
import { findDueConditions, hasFrequentErrors } from './due-conditions.ts';
import { readSiteStatus, type SiteStatus } from './site-status.ts';
import { statusTexts } from './status-texts.ts';

/** Makes a section of a title and its lines, or of the text `none` if there are no lines. */
const makeSection = (title: string, lines: readonly string[], none: string): string =>
  [title, ...(lines.length === 0 ? [none] : lines.map((line) => `- ${line}`))].join('\n');

const describeUnsentMails = ({ unsentMails }: SiteStatus, locale: Locale): string[] => {
  const { mails, colon } = statusTexts[locale];
  return unsentMails.map(
    ({ state, kind, reason, count }) =>
      `${mailKindTexts[locale][kind]} (${mails.states[state]})${colon}${count}. ${mailReasonTexts[locale][reason]}.`,
  );
};

function describeQueue({ queue }: SiteStatus, locale: Locale): string[] {
  const { queue: texts } = statusTexts[locale];
  const { waiting, oldest, pause } = queue;
  return [
    ...(waiting > 0 && oldest !== undefined
      ? [texts.waiting(waiting, formatInstant(oldest, locale))]
      : []),
    ...(pause
      ? [
          `${texts.pausedSince(formatInstant(pause.since, locale))} ${mailReasonTexts[locale][pause.reason]}.`,
        ]
      : []),
  ];
}

/** Describes the errors, whose words anybody can choose. */
function describeClientErrors({ clientErrors }: SiteStatus, locale: Locale): string {
  const { errors, colon } = statusTexts[locale];
  const lines = clientErrors.map(({ count, page, message, script, line, column }) => {
    const position = script === '' ? '' : ` (${script}, ${line}:${column})`;
    return `${errors.times(count)}, ${errors.page(page)}${colon}${message}${position}`;
  });
  const title = lines.length === 0 ? errors.title : `${errors.title}\n${errors.notice}`;
  return makeSection(title, lines, errors.none);
}

const describeLimits = ({ reachedLimits }: SiteStatus, locale: Locale): string[] => {
  const { limits, colon } = statusTexts[locale];
  return reachedLimits.map(
    ({ kind, maxCalls, days }) => `${limits.kinds[kind]}${colon}${limits.reached(maxCalls, days)}`,
  );
};

function describeBackup({ newestBackupAt }: SiteStatus, locale: Locale): string {
  const { backup } = statusTexts[locale];
  if (newestBackupAt === 'unknown') return backup.noDate;
  return newestBackupAt === undefined
    ? backup.none
    : backup.newest(formatInstant(newestBackupAt, locale));
}

/** Makes the report in one language, the most important first. */
function makeParagraphs(status: SiteStatus, locale: Locale): string[] {
  const texts = statusTexts[locale];
  const conditions = findDueConditions(status);
  const lines = conditions.map(
    (condition, index) => `${index + 1}. ${texts.conditions[condition]}`,
  );
  return [
    [texts.summary(conditions.length, hasFrequentErrors(status)), ...lines].join('\n'),
    makeSection(texts.mails.title, describeUnsentMails(status, locale), texts.mails.none),
    makeSection(texts.queue.title, describeQueue(status, locale), texts.queue.none),
    describeClientErrors(status, locale),
    makeSection(texts.limits.title, describeLimits(status, locale), texts.limits.none),
    `${texts.backup.title}\n${describeBackup(status, locale)}`,
    makeSection(texts.facts.title, status.staleFacts, texts.facts.none),
    texts.footer,
  ];
}

/** Makes the report's mail, French first. */
export function makeStatusMail(id: string, to: string, status: SiteStatus): Mail {
  const taskCount = findDueConditions(status).length;
  const subjects = (['fr', 'en'] as const).map((locale) =>
    statusTexts[locale].subject(taskCount, hasFrequentErrors(status)),
  );
  return makeMail({
    id,
    to,
    locale: 'fr',
    subject: subjects.join(' · '),
    paragraphs: makeParagraphs(status, 'fr'),
    translation: { locale: 'en', paragraphs: makeParagraphs(status, 'en') },
  });
}

/** Composes the weekly report with the state of the site when it is sent. */
export async function composeStatusMail(db: Firestore, id: string): Promise<Mail | undefined> {
  const to = getWebmasterAddress();
  if (to === '') return undefined;
  return makeStatusMail(id, to, await readSiteStatus(db, { ownMailId: id, now: Date.now() }));
}
