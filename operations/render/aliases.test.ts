import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeEnvironment } from '../../environments/testing/make-environment.ts';
import { addAlias, formatAliases, readAliases, requireMatchingAlias } from './aliases.ts';
import { demo } from '../../environments/demo.ts';

const repository = join(import.meta.dirname, '../..');

it('a deploy without a project reaches only the demo', () => {
  const { default: defaultProject, demo: demoAlias } = readAliases(repository);
  expect([defaultProject, demoAlias]).toEqual([demo.projectId, demo.projectId]);
});

it.each([
  [{}, '.firebaserc has the default project of nobody'],
  [{ default: 'volley-rive-sud' }, '.firebaserc has the default project volley-rive-sud'],
  [
    { default: 'demo-x', production: 'another' },
    '.firebaserc has the project another for production, and environments/production.jsonc has volley-rive-sud',
  ],
])('refuses the aliases %j in one sentence', (projects, sentence) => {
  const check = () => requireMatchingAlias(projects, 'production', makeEnvironment());
  expect(check).toThrow(sentence);
  expect(check).toThrow(/^[^\n]+\.$/u);
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aliases-'));
  writeFileSync(join(root, '.firebaserc'), formatAliases({ default: 'demo-x' }));
});
afterEach(() => rmSync(root, { recursive: true }));

it('adds the alias of an environment, and does not change the default alias', () => {
  addAlias(root, 'staging', makeEnvironment());
  expect(readAliases(root)).toEqual({ default: 'demo-x', staging: 'volley-rive-sud' });
  const before = readFileSync(join(root, '.firebaserc'), 'utf8');
  addAlias(root, 'staging', makeEnvironment());
  expect(readFileSync(join(root, '.firebaserc'), 'utf8')).toBe(before);
});
