import type { Locale } from '@club/domain/locale';
import { toTorontoDay } from '@club/domain/toronto-time';
import { formatDay, formatTime } from './dates.ts';

/**
 * An instant in the dashboard, in its language and in Toronto time: `vendredi 27 novembre 2026 à
 * 18 h`, or `Friday, November 27, 2026 at 6 p.m.`. The English format of the specification is in
 * `formatAdminDate`.
 */
export function formatDateAndTime(instant: string, locale: Locale): string {
  const [day, time] = [formatDay(instant, locale), formatTime(instant, locale)];
  const year = toTorontoDay(instant).slice(0, 4);
  return locale === 'fr' ? `${day} ${year} à ${time}` : `${day}, ${year} at ${time}`;
}
