import type { PublishedIssue } from '@club/domain/issue/published-issue';
import type { Locale } from '@club/domain/locale';
import type { TextInLanguage } from '../../i18n/read-localized-text.ts';

/**
 * Returns an issue's subject in the visitor's language, or in the only language of the issue. It
 * does not call `readLocalizedText`. If this page used that function too, the bundler would put the
 * function into another chunk. Every visitor would then download more.
 */
export function localizeSubject(issue: PublishedIssue, locale: Locale): TextInLanguage {
  const [own, other, otherLocale] =
    locale === 'fr'
      ? ([issue.subject_fr, issue.subject, 'en'] as const)
      : ([issue.subject, issue.subject_fr, 'fr'] as const);
  return own === '' ? { text: other, lang: otherLocale } : { text: own, lang: undefined };
}
