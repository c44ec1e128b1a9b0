import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeEnvironment, writeEnvironments } from '../../environments/testing/make-environment.ts';
import { demo } from '../../environments/demo.ts';
import { renderEnvironment } from './render-environment.ts';

let folder = '';
let settingsFolder = '';
const setEnvironments = (files: Parameters<typeof writeEnvironments>[0]) => {
  settingsFolder = writeEnvironments(files);
  vi.stubEnv('ENVIRONMENTS_FOLDER', settingsFolder);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  setEnvironments({ production: makeEnvironment() });
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const path of [folder, settingsFolder]) rmSync(path, { recursive: true, force: true });
});

it('writes the configuration, rules and parameters of a deploy, without another project’s values', () => {
  expect(renderEnvironment('production', folder)).toEqual(makeEnvironment());
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  expect(files.toSorted()).toEqual([
    'firebase.json',
    'firestore.indexes.json',
    'firestore.rules',
    'parameters/.env.volley-rive-sud',
    'storage.rules',
  ]);
  for (const file of files) {
    expect(read(file), file).not.toContain(demo.projectId);
    for (const address of demo.staff) expect(read(file), file).not.toContain(address);
  }
  expect(read('storage.rules')).toContain(String.raw`'l.o\'brien@mail.volleyrivesud.test'`);
});

it('removes all other parameter files, and no file outside their folder', () => {
  renderEnvironment('production', folder);
  writeFileSync(join(folder, 'parameters/.env'), 'MAIL_HOST=another\n');
  writeFileSync(join(folder, 'somebody-else’s'), '');
  renderEnvironment('production', folder);
  expect(readdirSync(join(folder, 'parameters'))).toEqual(['.env.volley-rive-sud']);
  expect(existsSync(join(folder, 'somebody-else’s'))).toBe(true);
});

it('refuses to render the demo for a deploy', () => {
  expect(() => renderEnvironment('demo', folder)).toThrow(
    'The demo is for the emulators: no such project can be deployed to.',
  );
});

it('renders nothing from invalid settings', () => {
  setEnvironments({ production: makeEnvironment({ staff: [] }) });
  expect(() => renderEnvironment('production', folder)).toThrow('staff has 0 addresses');
  expect(readdirSync(folder)).toEqual([]);
});
