import { englishAddress } from '@club/domain/locale';

/** A link's start up to its path; a link marked with a language leads to that language itself. */
const link = /(<a\b(?![^>]*\shreflang=)[^>]*?\shref=")(\/[^"?#]*)/giu;

/**
 * Leads the links of an English page to English pages: without script, the file alone decides the
 * language. With script, `swap-english.ts` puts the contract's addresses back.
 *
 * @param englishPaths the addresses that have an English page
 */
export const linkToEnglishPages = (html: string, englishPaths: readonly string[]): string =>
  html.replaceAll(link, (whole, start: string, path: string) =>
    englishPaths.includes(path) ? `${start}${englishAddress(path)}` : whole,
  );
