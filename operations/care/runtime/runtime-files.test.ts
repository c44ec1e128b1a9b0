import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../../../emulators/project.ts';
import { assertDeployableNode } from './assert-deployable-node.ts';
import { listVersions, makeUpdatedTexts, runtimeFiles } from './runtime-files.ts';

const getMajor = (version: string) => version.split('.', 1).join();

it('finds the same major version of Node in all files', () => {
  const versions = listVersions(root);
  expect(new Set(versions.map(({ file }) => file))).toEqual(
    new Set(runtimeFiles.map(({ file }) => file)),
  );
  expect(new Set(versions.map(({ version }) => getMajor(version))).size).toBe(1);
});

it('finds the Node versions of package.json in the lockfile, and their major version in engines and types', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; engines?: { node?: string } }>;
  };
  const exactVersions = listVersions(root).filter(({ file }) => file === 'package.json');
  const lockedVersions = Object.entries(packages)
    .filter(([path]) => /\/node-(?:bin-)?(?:darwin|linux)-/u.test(path))
    .map(([, { version }]) => version);
  expect(lockedVersions).toEqual(exactVersions.map(({ version }) => version));
  const [{ version: exactVersion } = { version: '' }] = exactVersions;
  expect(packages['functions']?.engines?.node).toBe(getMajor(exactVersion));
  expect(getMajor(packages['node_modules/@types/node']?.version ?? '')).toBe(
    getMajor(exactVersion),
  );
});

it('knows every file that names a runtime', () => {
  const pattern = String.raw`nodejs[0-9]{2}|'node[0-9]{2}'|node-version: *[0-9]`;
  const output = execFileSync(
    'git',
    // The doctor's test names runtimes of the past and of the future.
    ['grep', '-lE', pattern, '--', ':!docs', ':!operations/care/runtime', ':!*/judgements.test.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const knownFiles = new Set(runtimeFiles.map(({ file }) => file));
  expect(
    output
      .trim()
      .split('\n')
      .filter((file) => !knownFiles.has(file)),
  ).toEqual([]);
});

it('updates all files at once, and then has nothing left to update', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { file } of runtimeFiles) {
    cpSync(join(root, file), join(folder, dirname(file), file.split('/').at(-1) ?? ''));
  }
  const texts = makeUpdatedTexts(folder, '98.7.6');
  expect([...texts.keys()]).toEqual(runtimeFiles.map(({ file }) => file));
  for (const [file, text] of texts) writeFileSync(join(folder, file), text);
  for (const { file, version } of listVersions(folder)) {
    expect(version, file).toBe(file === 'package.json' ? '98.7.6' : '98');
  }
  expect(makeUpdatedTexts(folder, '98.7.6').size).toBe(0);
});

it.each([
  ['24', 'no full version'],
  ['latest', 'no full version'],
  ['99.0.0', 'unknown to it'],
  ['16.20.2', 'decommissioned'],
])('refuses %s: %s', (version, reason) => {
  expect(() => assertDeployableNode(version)).toThrow(reason);
});

it('accepts the current version', () => {
  const exact = listVersions(root).find(({ file }) => file === 'package.json')?.version ?? '';
  expect(() => assertDeployableNode(exact)).not.toThrow();
});
