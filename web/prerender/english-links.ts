import { englishAddress } from '@club/domain/locale';

/** The start of a link, up to its path. Links with `hreflang` are left as they are. */
const link = /(<a\b(?![^>]*\shreflang=)[^>]*?\shref=")(\/[^"?#]*)/giu;

/**
 * Links English pages to English pages, for browsers without JavaScript. With script,
 * `swap-english.ts` restores the addresses.
 *
 * @param englishPaths the addresses that have an English page
 */
export const linkToEnglishPages = (html: string, englishPaths: readonly string[]): string =>
  html.replaceAll(link, (whole, start: string, path: string) =>
    englishPaths.includes(path) ? `${start}${englishAddress(path)}` : whole,
  );
