import { expect, it } from 'vitest';
import { isPhone, samePhone } from './phone-number.ts';

it.each([
  '514-555-0199',
  '(514) 555-0199',
  '+1 514 555 0199',
  '1.514.555.0199',
  ' 5145550199 ',
  '514-555-0199 poste 12',
  '514 555-0199, le soir',
])('finds a person by their number as they once wrote it: %s', (number) => {
  expect(samePhone(number, '514-555-0199')).toBe(true);
});

it.each(['514-555-0198', '438-555-0199', '555-0199', '+33 5 14 55 50 19 9', '', 'call me'])(
  'gives nobody what another number has left: %s',
  (number) => {
    expect(samePhone(number, '514-555-0199')).toBe(false);
  },
);

it('takes no e-mail address and no word for a number', () => {
  expect(['1234567@example.org', 'erase', '12'].filter(isPhone)).toEqual([]);
});
