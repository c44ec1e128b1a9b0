import type { Locale } from '@club/domain/locale';

const secondsOfAYear = 365 * 24 * 60 * 60;

/** Stores the language in a cookie for a year. `findRequestedLocale` reads it. */
export function storeLocale(locale: Locale): void {
  document.cookie = `lng=${locale}; max-age=${secondsOfAYear}; path=/; samesite=lax`;
}
