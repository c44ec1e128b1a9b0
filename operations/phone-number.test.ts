import { expect, it } from 'vitest';
import { isPhone, hasPhoneNumber } from './phone-number.ts';

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
  '438-555-0100 514-555-0199',
  '1 438 555 0100\n1 514 555 0199',
  '514-555-0199 (12)',
  '514-555-0199 12',
])('finds the number in a text: %s', (text) => {
  expect(hasPhoneNumber(text, '514-555-0199')).toBe(true);
});

it.each(['514-555-0198', '438-555-0199', '555-0199', '+33 5 14 55 50 19 9', '', 'call me'])(
  'does not find the number in: %s',
  (text) => {
    expect(hasPhoneNumber(text, '514-555-0199')).toBe(false);
  },
);

it('does not accept an e-mail address, a word or two digits as a number', () => {
  expect(['1234567@example.org', 'erase', '12'].filter(isPhone)).toEqual([]);
});
