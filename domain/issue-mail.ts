import { identity } from '@club/about/identity';
import type { Locale } from './locale.ts';
import type { Issue, MailSender } from './newsletter.ts';

/** What every issue says besides the words of staff. */
const words = {
  fr: {
    reason: `Vous recevez ce courriel parce que cette adresse est abonnée à l’infolettre de ${identity.name.fr}.`,
    leave: 'Pour vous désabonner\u00a0:',
    trial: 'Essai avant l’envoi\u00a0: ce courriel n’est parti qu’à votre adresse.',
  },
  en: {
    reason: `You’re getting this e-mail because this address is subscribed to the ${identity.name.en} newsletter.`,
    leave: 'To unsubscribe:',
    trial: 'Test: this e-mail went to your address only.',
  },
} as const satisfies Record<Locale, unknown>;

/** Who writes and where they are reached: at the foot of every mail to a visitor. */
export function mailSignature(locale: Locale, { origin, postalAddress }: MailSender): string {
  return [identity.name[locale], postalAddress, `${identity.email} · ${origin}`]
    .filter(Boolean)
    .join('\n');
}

/** The subject and the text of an issue in one language. */
export const issueIn = (issue: Issue, locale: Locale) =>
  locale === 'fr'
    ? { subject: issue.subject_fr, text: issue.text_fr }
    : { subject: issue.subject, text: issue.text };

/**
 * The paragraphs of an issue's mail: what staff wrote, why it came and how to leave, who sends it.
 * Without a link to unsubscribe it is the trial, which belongs to no reader.
 */
export function issueParagraphs(
  issue: Issue,
  locale: Locale,
  sender: MailSender,
  unsubscribeLink?: string,
): readonly string[] {
  const { reason, leave, trial } = words[locale];
  const footer = unsubscribeLink === undefined ? trial : `${reason} ${leave}\n${unsubscribeLink}`;
  return [issueIn(issue, locale).text, '—', footer, mailSignature(locale, sender)];
}
