import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMarkupFaults } from '../browser/markup-faults.ts';
import { distFolder } from './bundle.ts';

const documents = readdirSync(distFolder, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.html'));

it('there are documents in both languages', () => {
  expect(documents).toEqual(expect.arrayContaining(['index.html', 'en.html', 'shell.html']));
});

it.each(documents)('%s is valid HTML', async (name) => {
  const html = readFileSync(join(distFolder, name), 'utf8');
  expect(await findMarkupFaults(html, 'prerendered')).toEqual([]);
});
