import { expect, it } from 'vitest';
import { pageAddresses } from '../../tests/browser/page-addresses.ts';
import { makeContactSheet } from './contact-sheet.ts';
import { listShots } from './shot.ts';

it('shows every page four times: two languages, two widths', () => {
  const shots = listShots(pageAddresses);
  const files = new Set(shots.map(({ file }) => file));
  expect(files.size).toBe(4 * pageAddresses.length);
  const sheet = makeContactSheet(shots);
  for (const file of files) expect(sheet).toContain(`src="${file}"`);
});

it('the page addresses include the home page, team pages and the not-found page, and no route pattern', () => {
  expect(pageAddresses).toEqual(
    expect.arrayContaining(['/', '/program', '/program/u17', '/program/dev', '/nowhere']),
  );
  expect(pageAddresses.filter((address) => address.includes(':'))).toEqual([]);
});
