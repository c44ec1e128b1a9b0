import type { Locale } from '@club/domain/locale';
import { clubTimeZone } from '@club/domain/toronto-time';

/** An instant in a mail, in Toronto time: `22 novembre 2026 à 07 h 00`. */
export const formatInstant = (instant: number, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-CA`, {
    timeZone: clubTimeZone,
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(instant);
