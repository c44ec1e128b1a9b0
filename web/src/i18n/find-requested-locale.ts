import { isLocale, type Locale } from '@club/domain/locale';

/** `en-CA` and `EN` mean `en`. */
const toShortCode = (language: string): string => language.slice(0, 2).toLowerCase();

/**
 * Finds the language that a visitor has requested. If `?lng=` has a language of the site, the
 * cookie is ignored. The browser's setting is ignored. The inline script and the bundle share this
 * rule.
 *
 * @param search the address's query
 * @param cookie the page's cookies
 * @returns undefined if neither has a language of the site
 */
export function findRequestedLocale(search: string, cookie: string): Locale | undefined {
  const requestedLanguages = [
    new URLSearchParams(search).get('lng'),
    /(?:^|; ?)lng=([^;]*)/u.exec(cookie)?.[1],
  ];
  return requestedLanguages.map((language) => toShortCode(language ?? '')).find(isLocale);
}
