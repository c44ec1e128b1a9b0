import { locales } from '@club/domain/locale';
import { describe, expect, it } from 'vitest';
import { formatDollars } from './money.ts';

it('puts the dollar sign where each language writes it, and allows no line break in the amount', () => {
  expect(formatDollars(1250, 'en')).toBe('$1,250');
  expect(formatDollars(1250, 'fr')).toBe('1\u00a0250\u00a0$');
});

describe.each(locales)('the format of dollars in %s', (locale) => {
  const numberFormat = new Intl.NumberFormat(`${locale}-CA`, {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  });

  it.each([0, 5, 50, 275, 999, 1000, 12_500, 999_999, 1_250_000])(
    'equals that of Intl.NumberFormat for %i',
    (dollars) => {
      expect(formatDollars(dollars, locale)).toBe(numberFormat.format(dollars));
    },
  );
});
