import { getEnglishAddress } from '@club/domain/locale';

/** Matches the start of a link, with its path. Links with `hreflang` do not match. */
const linkStart = /(<a\b(?![^>]*\shreflang=)[^>]*?\shref=")(\/[^"?#]*)/giu;

/**
 * Makes the links of an English page lead to English pages, as `create-site-router.ts` does in the
 * browser.
 *
 * @param pathsWithEnglishFile the French paths of the pages that also have an English file
 */
export const linkToEnglishPages = (html: string, pathsWithEnglishFile: readonly string[]): string =>
  html.replaceAll(linkStart, (match, start: string, path: string) =>
    pathsWithEnglishFile.includes(path) ? `${start}${getEnglishAddress(path)}` : match,
  );
