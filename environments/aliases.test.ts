import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeEnvironment } from './testing/make-environment.ts';
import { addAlias, aliasesText, readAliases, requireAgreement } from './aliases.ts';
import { demo } from './demo.ts';

const repository = join(import.meta.dirname, '..');

it('a bare deploy from the repository reaches the demo, which nothing real is', () => {
  const { default: byDefault, demo: demoAlias } = readAliases(repository);
  expect([byDefault, demoAlias]).toEqual([demo.projectId, demo.projectId]);
});

it.each([
  [{}, '.firebaserc has the default project of nobody'],
  [{ default: 'volley-rive-sud' }, '.firebaserc has the default project volley-rive-sud'],
  [
    { default: 'demo-x', production: 'another' },
    '.firebaserc has the project another for production, and environments/production.jsonc has volley-rive-sud',
  ],
])('%j is refused in one sentence', (projects, sentence) => {
  const check = () => requireAgreement(projects, 'production', makeEnvironment());
  expect(check).toThrow(sentence);
  expect(check).toThrow(/^[^\n]+\.$/u);
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aliases-'));
  writeFileSync(join(root, '.firebaserc'), aliasesText({ default: 'demo-x' }));
});
afterEach(() => rmSync(root, { recursive: true }));

it('an environment gets its alias, and the default stays', () => {
  addAlias(root, 'staging', makeEnvironment());
  expect(readAliases(root)).toEqual({ default: 'demo-x', staging: 'volley-rive-sud' });
  const before = readFileSync(join(root, '.firebaserc'), 'utf8');
  addAlias(root, 'staging', makeEnvironment());
  expect(readFileSync(join(root, '.firebaserc'), 'utf8')).toBe(before);
});
