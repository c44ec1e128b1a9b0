import type { Locale } from '@club/domain/locale';

const formats = {
  en: new Intl.NumberFormat('en-CA', {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  }),
  fr: new Intl.NumberFormat('fr-CA', {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  }),
} as const;

/** Whole dollars as the language writes them: `$275`, `275 $`. */
export const formatDollars = (dollars: number, locale: Locale): string =>
  formats[locale].format(dollars);
