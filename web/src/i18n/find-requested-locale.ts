import { isLocale, type Locale } from '@club/domain/locale';

/** `en-CA` and `EN` mean `en`. */
const toShortCode = (language: string): string => language.slice(0, 2).toLowerCase();

/**
 * The language a visitor asks for: the address's `?lng=` first, then the cookie, never the browser's
 * own setting. The pages' first script and the site follow the same rule.
 *
 * @param search the address's query
 * @param cookie the page's cookies
 * @returns undefined where neither names a language of the site
 */
export function findRequestedLocale(search: string, cookie: string): Locale | undefined {
  const requestedLanguages = [
    new URLSearchParams(search).get('lng'),
    /(?:^|; ?)lng=([^;]*)/u.exec(cookie)?.[1],
  ];
  return requestedLanguages.map((language) => toShortCode(language ?? '')).find(isLocale);
}
