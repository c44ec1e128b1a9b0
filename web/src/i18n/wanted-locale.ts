import { isLocale, type Locale } from '@club/domain/locale';

/** How long, and for which pages, a browser remembers the language. */
export const minutesOfAYear = 365 * 24 * 60;
export const localeCookie = { path: '/', sameSite: 'lax' } as const;

/** `en-CA` and `EN` mean `en`. */
export const toShortCode = (language: string): string => language.slice(0, 2).toLowerCase();

/**
 * The language a visitor asks for, before any of our code is there: the rule that i18next is set up
 * with, which a test holds to it.
 *
 * @param search the address's query
 * @param cookie the page's cookies
 * @returns undefined where neither names a language of the site
 */
export function wantedLocale(search: string, cookie: string): Locale | undefined {
  const asked = [new URLSearchParams(search).get('lng'), /(?:^|; ?)lng=([^;]*)/u.exec(cookie)?.[1]];
  return asked.map((language) => toShortCode(language ?? '')).find(isLocale);
}
