import { expect, it } from 'vitest';
import { renderStaffFunction } from '../../environments/render/rules-text.ts';
import { parseStaff } from './staff.ts';

it.each([[['coach@example.org']], [["l.o'brien@example.org", 'coach@example.org']]])(
  'reads the addresses that npm run render has written: %j',
  (staff) => {
    expect(parseStaff(`service {\n${renderStaffFunction(staff).join('\n')}\n}`)).toEqual(staff);
  },
);

it('finds no list in rules that npm run render has not written', () => {
  expect(parseStaff('service cloud.firestore {}')).toBeUndefined();
});
