import type { Locale } from '@club/domain/locale';

const thousandsBoundary = /\B(?=(?:\d{3})+$)/gu;

/**
 * Formats dollars without cents in a language: `$275`, `275 $`. It avoids `Intl.NumberFormat`,
 * whose first use blocks a phone for 100 ms.
 */
export const formatDollars = (dollars: number, locale: Locale): string =>
  locale === 'fr'
    ? `${String(dollars).replace(thousandsBoundary, '\u00a0')}\u00a0$`
    : `$${String(dollars).replace(thousandsBoundary, ',')}`;
