import type { Locale } from '../locale.ts';
import type { Issue } from '../newsletter.ts';

/** The names of an issue's fields in each language. */
export const issueFieldNames = {
  fr: { subject: 'subject_fr', text: 'text_fr', alt: 'alt_fr' },
  en: { subject: 'subject', text: 'text', alt: 'alt' },
} as const satisfies Record<Locale, unknown>;

type IssueTexts = Pick<Issue, 'subject' | 'subject_fr' | 'text' | 'text_fr'>;

const isBlank = (text: string) => text.trim() === '';

const isWritten = (issue: IssueTexts, locale: Locale): boolean => {
  const { subject, text } = issueFieldNames[locale];
  return !isBlank(issue[subject]) || !isBlank(issue[text]);
};

/**
 * Finds the language in which readers of `locale` get an issue. It is the other language if the issue
 * is written only in that one.
 */
export function findIssueLocale(issue: IssueTexts, locale: Locale): Locale {
  const otherLocale = locale === 'fr' ? 'en' : 'fr';
  return !isWritten(issue, locale) && isWritten(issue, otherLocale) ? otherLocale : locale;
}

/**
 * Lists the fields that an issue still needs. One language is enough. In a language with a subject
 * or a text, both are needed, and with a picture also its description.
 */
export function listMissingFields(
  issue: IssueTexts & Pick<Issue, 'imageURL' | 'alt' | 'alt_fr'>,
): (keyof Issue)[] {
  const writtenLocales = (['fr', 'en'] as const).filter((locale) => isWritten(issue, locale));
  const locales = writtenLocales.length === 0 ? (['fr', 'en'] as const) : writtenLocales;
  return locales
    .map((locale) => issueFieldNames[locale])
    .flatMap(({ subject, text, alt }) => [subject, text, ...(issue.imageURL === '' ? [] : [alt])])
    .filter((name) => isBlank(issue[name]));
}
