import type { Locale } from '@club/domain/locale';

const thousands = /\B(?=(?:\d{3})+$)/gu;

/**
 * Whole dollars as the language writes them: `$275`, `275 $`. Not by `Intl.NumberFormat`: the first
 * of a page takes a phone 100 ms, while it answers to nothing.
 */
export const formatDollars = (dollars: number, locale: Locale): string =>
  locale === 'fr'
    ? `${String(dollars).replace(thousands, '\u00a0')}\u00a0$`
    : `$${String(dollars).replace(thousands, ',')}`;
