import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { makeEnvironment, writeEnvironments } from './testing/make-environment.ts';
import { demo } from './demo.ts';
import { findExampleValues } from './example-values.ts';
import {
  fileOf,
  findEnvironmentOf,
  listEnvironments,
  readEnvironment,
  readExample,
} from './read-environment.ts';

let folder = '';
function use(files: Parameters<typeof writeEnvironments>[0]) {
  folder = writeEnvironments(files);
  vi.stubEnv('ENVIRONMENTS_FOLDER', folder);
}
afterEach(() => {
  if (folder !== '') rmSync(folder, { recursive: true });
  folder = '';
  vi.unstubAllEnvs();
});

it('settings may be kept outside, but for the demo’s', () => {
  use({ production: makeEnvironment(), demo: '{}', example: '{}' });
  expect(readEnvironment('production')).toEqual(makeEnvironment());
  expect(readEnvironment('demo')).toEqual(demo);
  expect(fileOf('demo')).toBe('environments/demo.jsonc');
  expect(fileOf('production')).toBe(join(folder, 'production.jsonc'));
  expect(listEnvironments()).toEqual(['demo', 'production']);
});

it('an environment without a file is missing', () => {
  use({});
  expect(() => readEnvironment('staging')).toThrow(/staging\.jsonc is missing: write it as /u);
});

it.each(['example', '../demo', 'Production', ''])('%j is no environment’s name', (name) => {
  expect(() => readEnvironment(name)).toThrow(`"${name}" cannot be the name of an environment`);
});

it('an environment is found by its project', () => {
  use({ production: makeEnvironment() });
  expect(findEnvironmentOf('volley-rive-sud').name).toBe('production');
  expect(findEnvironmentOf(demo.projectId)).toEqual({ name: 'demo', environment: demo });
  expect(() => findEnvironmentOf('another')).toThrow('No environment has the project another');
});

it('values that are still the example’s are named', () => {
  const example = readExample();
  expect(findExampleValues(makeEnvironment(), example)).toEqual([]);
  const half = makeEnvironment({ staff: ['a@club.test', ...example.staff.slice(1)] });
  expect(
    findExampleValues({ ...half, mail: { ...half.mail, host: example.mail.host } }, example),
  ).toEqual(['mail.host: "smtp.example.org"', 'staff: "second@example.org"']);
  expect(findExampleValues(example, example).length).toBeGreaterThan(10);
});
