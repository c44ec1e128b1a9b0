import type { Locale } from '@club/domain/locale';

const secondsOfAYear = 365 * 24 * 60 * 60;

/** Has the browser remember the language for a year, on every page (`wantedLocale` reads it). */
export function storeLocale(locale: Locale): void {
  document.cookie = `lng=${locale}; max-age=${secondsOfAYear}; path=/; samesite=lax`;
}
