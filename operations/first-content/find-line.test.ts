import { expect, it } from 'vitest';
import { findLine, findSyntaxFault } from './find-line.ts';

const text = `const season = {
  session: 'winter',
};

export const programs = [
  {
    id: 'U17',
    ...season,
    cost: '$1',
  },
  { id: 'U16', 'cost': '$2' },
] as const;
`;

it.each([
  ['a field', 0, 'cost', 9],
  ['a field of an object that is spread into the row', 0, 'session', 2],
  ['a field in quotes', 1, 'cost', 11],
  ['a row without the field', 1, 'schedule', 11],
  ['a row of several lines without the field', 0, 'schedule', 6],
  ['a row that does not exist, as line 1', 7, 'cost', 1],
])('finds the line of %s', (_, index, field, line) => {
  expect(findLine(text, 'programs', index, field)).toBe(line);
});

it('finds the line after a missing comma, and no fault in a valid file', () => {
  expect(findSyntaxFault(text)).toBeUndefined();
  expect(findSyntaxFault(text.replace("id: 'U17',", "id: 'U17'"))?.line).toBe(8);
});
