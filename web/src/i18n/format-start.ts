import type { Locale } from '@club/domain/locale';

/**
 * When an entry starts, in Toronto: `samedi 28 novembre, 18 h 30`, or `Saturday, November 28,
 * 6:30 p.m.`. The texts are those of `dates.ts`, but without the library moment, which is too large
 * for the inline script.
 *
 * @param instant the start in ISO format
 * @param hasTime whether the time follows the day
 */
export function formatStart(instant: string, hasTime: boolean, locale: Locale): string {
  const date = new Date(instant);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-CA`, { timeZone: 'America/Toronto', ...options }).format(
      date,
    );
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' }).replace(' 1 ', ' 1er ');
  if (!hasTime) return day;
  const time = format({ hour: 'numeric', minute: '2-digit' })
    .replace(/:00|(?<=h)\s00/u, '')
    .replaceAll(/\s/gu, '\u00a0');
  return `${day}, ${time}`;
}
