import { isLocale, type Locale, removeEnglishPrefix } from '@club/domain/locale';

/** `en-CA` and `EN` mean `en`. */
const toShortCode = (language: string): string => language.slice(0, 2).toLowerCase();

/**
 * Finds the language that a visitor has requested: by `?lng=`, by the `/en` of an English address or
 * by the cookie, in this order. The browser's setting is ignored. The inline script sets
 * `<html lang>` by this rule.
 *
 * @param address the page's address
 * @param cookie the page's cookies
 * @returns undefined if none has a language of the site
 */
export function findRequestedLocale(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  cookie: string,
): Locale | undefined {
  const requestedLanguages = [
    new URLSearchParams(search).get('lng'),
    removeEnglishPrefix(pathname) === pathname ? '' : 'en',
    /(?:^|; ?)lng=([^;]*)/u.exec(cookie)?.[1],
  ];
  return requestedLanguages.map((language) => toShortCode(language ?? '')).find(isLocale);
}
