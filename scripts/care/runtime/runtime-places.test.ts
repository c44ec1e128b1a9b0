import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../../emulators/project.ts';
import { requireSupported } from './require-supported.ts';
import { listVersions, moveVersions, runtimePlaces } from './runtime-places.ts';

const majorOf = (version: string) => version.split('.', 1).join();

it('finds one Node version in all places', () => {
  const versions = listVersions(root);
  expect(new Set(versions.map(({ file }) => file))).toEqual(
    new Set(runtimePlaces.map(({ file }) => file)),
  );
  expect(new Set(versions.map(({ version }) => majorOf(version))).size).toBe(1);
});

it('agrees with the lockfile and the types of Node', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; engines?: { node?: string } }>;
  };
  const exact = listVersions(root).find(({ file }) => file === 'package.json')?.version ?? '';
  expect(packages['node_modules/node']?.version).toBe(exact);
  expect(packages['functions']?.engines?.node).toBe(majorOf(exact));
  expect(majorOf(packages['node_modules/@types/node']?.version ?? '')).toBe(majorOf(exact));
});

it('knows every file that names a runtime', () => {
  const pattern = String.raw`nodejs[0-9]{2}|'node[0-9]{2}'|node-version: *[0-9]`;
  const files = execFileSync(
    'git',
    // The doctor's test names runtimes of the past and of the future.
    ['grep', '-lE', pattern, '--', ':!docs', ':!scripts/care/runtime', ':!*/judgements.test.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const places = new Set(runtimePlaces.map(({ file }) => file));
  expect(
    files
      .trim()
      .split('\n')
      .filter((file) => !places.has(file)),
  ).toEqual([]);
});

it('moves all places at once, and then has nothing left to move', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { file } of runtimePlaces) {
    cpSync(join(root, file), join(folder, dirname(file), file.split('/').at(-1) ?? ''));
  }
  const texts = moveVersions(folder, '98.7.6');
  expect([...texts.keys()]).toEqual(runtimePlaces.map(({ file }) => file));
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  for (const { file, version } of listVersions(folder)) {
    expect(version, file).toBe(file === 'package.json' ? '98.7.6' : '98');
  }
  expect(moveVersions(folder, '98.7.6').size).toBe(0);
});

it.each([
  ['24', 'no full version'],
  ['latest', 'no full version'],
  ['99.0.0', 'unknown to it'],
  ['16.20.2', 'decommissioned'],
])('refuses %s: %s', (version, reason) => {
  expect(() => requireSupported(version)).toThrow(reason);
});

it('accepts the version of today', () => {
  const exact = listVersions(root).find(({ file }) => file === 'package.json')?.version ?? '';
  expect(() => requireSupported(exact)).not.toThrow();
});
