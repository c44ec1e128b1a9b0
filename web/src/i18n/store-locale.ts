import type { Locale } from '@club/domain/locale';

const secondsPerYear = 365 * 24 * 60 * 60;

/** Stores the language in a cookie for a year. `findRequestedLocale` reads it. */
export function storeLocale(locale: Locale): void {
  document.cookie = `lng=${locale}; max-age=${secondsPerYear}; path=/; samesite=lax`;
}
