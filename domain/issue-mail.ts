import { identity } from '@club/about/identity';
import type { Locale } from './locale.ts';
import type { Issue, MailSender } from './newsletter.ts';

/** The texts below every issue. */
const mailTexts = {
  fr: {
    reason: `Vous recevez ce courriel parce que cette adresse est abonnée à l’infolettre de ${identity.name.fr}.`,
    unsubscribeLabel: 'Pour vous désabonner\u00a0:',
    testNotice: 'Essai avant l’envoi\u00a0: ce courriel n’est parti qu’à votre adresse.',
  },
  en: {
    reason: `You’re getting this e-mail because this address is subscribed to the ${identity.name.en} newsletter.`,
    unsubscribeLabel: 'To unsubscribe:',
    testNotice: 'Test: this e-mail went to your address only.',
  },
} as const satisfies Record<Locale, unknown>;

/** The sender's name and contacts, at the end of every mail to a visitor. */
export function mailSignature(locale: Locale, { origin, postalAddress }: MailSender): string {
  return [identity.name[locale], postalAddress, `${identity.email} · ${origin}`]
    .filter(Boolean)
    .join('\n');
}

/** The subject and the text of an issue in one language. */
export const localizeIssue = (issue: Issue, locale: Locale) =>
  locale === 'fr'
    ? { subject: issue.subject_fr, text: issue.text_fr }
    : { subject: issue.subject, text: issue.text };

/**
 * The paragraphs of an issue's mail. They are the staff's text, the reason for the mail, the
 * unsubscribe link and the signature. Without `unsubscribeLink` it is the test mail, which has no
 * reader.
 */
export function issueParagraphs(
  issue: Issue,
  locale: Locale,
  sender: MailSender,
  unsubscribeLink?: string,
): readonly string[] {
  const { reason, unsubscribeLabel, testNotice } = mailTexts[locale];
  const footer =
    unsubscribeLink === undefined
      ? testNotice
      : `${reason} ${unsubscribeLabel}\n${unsubscribeLink}`;
  return [localizeIssue(issue, locale).text, '—', footer, mailSignature(locale, sender)];
}
