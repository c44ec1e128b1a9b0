import { expect, it } from 'vitest';
import { isPhone, isSamePhone } from './phone-number.ts';

it.each([
  '514-555-0199',
  '(514) 555-0199',
  '+1 514 555 0199',
  '1.514.555.0199',
  ' 5145550199 ',
  '514-555-0199 poste 12',
  '514 555-0199, le soir',
  'Tél. 514-555-0199',
  '(cell) 514-555-0199',
  '438-555-0100 ou 514-555-0199',
])('matches the same number in another notation: %s', (number) => {
  expect(isSamePhone(number, '514-555-0199')).toBe(true);
});

it.each(['514-555-0198', '438-555-0199', '555-0199', '+33 5 14 55 50 19 9', '', 'call me'])(
  'does not match another number: %s',
  (number) => {
    expect(isSamePhone(number, '514-555-0199')).toBe(false);
  },
);

it('does not accept an e-mail address, a word or two digits as a number', () => {
  expect(['1234567@example.org', 'erase', '12'].filter(isPhone)).toEqual([]);
});
