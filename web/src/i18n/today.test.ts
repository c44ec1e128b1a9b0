import { expect, it } from 'vitest';
import { todayInToronto } from './today.ts';

it('is still the old year in Toronto when Europe has the new one', () => {
  expect(todayInToronto(new Date('2027-01-01T03:00:00Z'))).toEqual({ year: 2026, month: 12 });
});
