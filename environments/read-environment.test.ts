import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { makeEnvironment, writeEnvironments } from './testing/make-environment.ts';
import { demo } from './demo.ts';
import { findExampleValues } from './example-values.ts';
import {
  getDisplayPath,
  findProjectEnvironment,
  listEnvironments,
  readEnvironment,
  readExample,
} from './read-environment.ts';

let folder = '';
function setEnvironments(files: Parameters<typeof writeEnvironments>[0]) {
  folder = writeEnvironments(files);
  vi.stubEnv('ENVIRONMENTS_FOLDER', folder);
}
afterEach(() => {
  if (folder !== '') rmSync(folder, { recursive: true });
  folder = '';
  vi.unstubAllEnvs();
});

it('reads all settings from the folder of ENVIRONMENTS_FOLDER, except the demo’s', () => {
  setEnvironments({ production: makeEnvironment(), demo: '{}', example: '{}' });
  expect(readEnvironment('production')).toEqual(makeEnvironment());
  expect(readEnvironment('demo')).toEqual(demo);
  expect(getDisplayPath('demo')).toBe('environments/demo.jsonc');
  expect(getDisplayPath('production')).toBe(join(folder, 'production.jsonc'));
  expect(listEnvironments()).toEqual(['demo', 'production']);
});

it('reports a missing file', () => {
  setEnvironments({});
  expect(() => readEnvironment('staging')).toThrow(/staging\.jsonc is missing: write it as /u);
});

it.each(['example', '../demo', 'Production', ''])('refuses the name %j', (name) => {
  expect(() => readEnvironment(name)).toThrow(`"${name}" cannot be the name of an environment`);
});

it('finds an environment by the id of its project', () => {
  setEnvironments({ production: makeEnvironment() });
  expect(findProjectEnvironment('volley-rive-sud').name).toBe('production');
  expect(findProjectEnvironment(demo.projectId)).toEqual({ name: 'demo', environment: demo });
  expect(() => findProjectEnvironment('another')).toThrow('No environment has the project another');
});

it('lists the values that are still the example’s', () => {
  const example = readExample();
  expect(findExampleValues(makeEnvironment(), example)).toEqual([]);
  const partlyReplaced = makeEnvironment({ staff: ['a@club.test', ...example.staff.slice(1)] });
  expect(
    findExampleValues(
      { ...partlyReplaced, mail: { ...partlyReplaced.mail, host: example.mail.host } },
      example,
    ),
  ).toEqual(['mail.host: "smtp.example.org"', 'staff: "second@example.org"']);
  expect(findExampleValues(example, example).length).toBeGreaterThan(10);
});
