import { clubTimeZone } from '@club/domain/montreal-time';
import type { Locale } from '@club/domain/locale';

/**
 * An instant in the dashboard, in its language and in Montréal time. An English example is
 * `Friday, November 27, 2026 at 6:00 p.m.`. The English format of the specification is in
 * `formatAdminDate`.
 */
export const formatDateAndTime = (instant: string | number, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-CA`, {
    timeZone: clubTimeZone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(instant));
