import { expect, it } from 'vitest';
import { pageAddresses } from '../../tests/browser/page-addresses.ts';
import { contactSheet } from './contact-sheet.ts';
import { shotsOf } from './shot.ts';

it('shows every page four times: two languages, two widths', () => {
  const shots = shotsOf(pageAddresses);
  const files = new Set(shots.map(({ file }) => file));
  expect(files.size).toBe(4 * pageAddresses.length);
  const sheet = contactSheet(shots);
  for (const file of files) expect(sheet).toContain(`src="${file}"`);
});

it('takes up the home page, every team, and the page that is not there', () => {
  expect(pageAddresses).toEqual(
    expect.arrayContaining(['/', '/program', '/program/u17', '/program/dev', '/nowhere']),
  );
  expect(pageAddresses.filter((address) => address.includes(':'))).toEqual([]);
});
