import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../emulators/project.ts';

it('has the hash of every package, and no download address', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Readonly<Record<string, unknown>>>;
  };
  // The other entries are the workspaces and the links to them.
  const entries = Object.entries(packages).filter(
    ([path, entry]) => path.includes('node_modules/') && entry['link'] !== true,
  );
  expect(entries.length).toBeGreaterThan(1_000);
  for (const [path, entry] of entries) {
    expect(entry['integrity'], path).toMatch(/^sha512-/u);
    expect(entry, path).not.toHaveProperty('resolved');
  }
});
