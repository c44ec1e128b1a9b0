import { locales } from '@club/domain/locale';
import { describe, expect, it } from 'vitest';
import { formatDollars } from './money.ts';

it('puts the dollar sign where each language does, with no line break before it', () => {
  expect(formatDollars(1250, 'en')).toBe('$1,250');
  expect(formatDollars(1250, 'fr')).toBe('1\u00a0250\u00a0$');
});

describe.each(locales)('the format of dollars in %s', (locale) => {
  const format = new Intl.NumberFormat(`${locale}-CA`, {
    style: 'currency',
    currency: 'CAD',
    maximumFractionDigits: 0,
  });

  it.each([0, 5, 50, 275, 999, 1000, 12_500, 999_999, 1_250_000])(
    'is for %i the same as that of Intl.NumberFormat',
    (dollars) => {
      expect(formatDollars(dollars, locale)).toBe(format.format(dollars));
    },
  );
});
