import type { Locale } from '@club/domain/locale';
import { localeCookie, minutesOfAYear } from '../../i18n/wanted-locale.ts';

/**
 * Remembers the language of the page, as i18next will: a link may be followed before that is there,
 * and the next page must be in the same language.
 */
export function keepLocale(locale: Locale): void {
  const { path, sameSite } = localeCookie;
  document.cookie = `lng=${locale}; max-age=${minutesOfAYear * 60}; path=${path}; samesite=${sameSite}`;
}
