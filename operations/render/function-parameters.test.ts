import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import { expect, it } from 'vitest';
import '../../functions/src/calendar/fetch-feed.ts';
import '../../functions/src/store/staff-accounts.ts';
import '../../functions/src/mail/settings.ts';
import { makeEnvironment } from '../../environments/testing/make-environment.ts';
import { demo } from '../../environments/demo.ts';
import {
  getFunctionParameters,
  getParametersFileName,
  formatParameters,
} from '../../environments/render/function-parameters.ts';

/** The parser of firebase-tools. */
const { parseStrict } = createRequire(import.meta.url)('firebase-tools/lib/functions/env.js') as {
  parseStrict: (text: string) => Record<string, string>;
};
const root = join(import.meta.dirname, '../..');

it.each([
  ['the demo', demo],
  ['a real environment', makeEnvironment()],
  ['hostile texts', makeEnvironment({ postalAddress: `a # "b" \\n 'c' $D \${E} \\` })],
])('firebase-tools reads the parameters of %s as they were written', (_, environment) => {
  const parameters = getFunctionParameters(environment);
  expect(parseStrict(formatParameters(parameters))).toEqual(parameters);
});

it('names the file after the project', () => {
  expect(getParametersFileName(makeEnvironment())).toBe('.env.volley-rive-sud');
});

it('has a value for every parameter that the functions declare, and no other', () => {
  const declaration = /\bdefine(?:String|Int|Float|Boolean|List)\(\s*'(\w+)'/gu;
  const names = globSync('functions/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(declaration)].map(([, name = '']) => name))
    .toSorted();
  expect(Object.keys(getFunctionParameters(demo)).toSorted()).toEqual(names);
  // Importing a module of `functions/src` adds its parameters and secrets to `declaredParams`. The
  // three imports at the top of this file add all of them.
  const secrets = ['HASH_KEY', 'MAIL_PASSWORD'];
  const loadedNames = declaredParams.map(({ name }) => name);
  expect(loadedNames.toSorted()).toEqual([...names, ...secrets].toSorted());
});
