import { createRequire } from 'node:module';
import { join } from 'node:path';
import { declaredParams } from 'firebase-functions/params';
import { expect, it } from 'vitest';
import '../../functions/src/store/staff-accounts.ts';
import '../../functions/src/mail/settings.ts';
import { makeEnvironment } from '../testing/make-environment.ts';
import { demo } from '../demo.ts';
import { declaredParameters, requireEveryParameter } from './declared-parameters.ts';
import { functionParameters, parametersFile, parametersText } from './function-parameters.ts';

/** As firebase-tools reads the file. */
const { parseStrict } = createRequire(import.meta.url)('firebase-tools/lib/functions/env.js') as {
  parseStrict: (text: string) => Record<string, string>;
};
const root = join(import.meta.dirname, '../..');

it.each([
  ['the demo', demo],
  ['a real environment', makeEnvironment()],
  ['hostile texts', makeEnvironment({ postalAddress: `a # "b" \\n 'c' $D \${E} \\` })],
])('firebase-tools reads of %s what was written', (_, environment) => {
  const parameters = functionParameters(environment);
  expect(parseStrict(parametersText(parameters))).toEqual(parameters);
});

it('is of one project only', () => {
  expect(parametersFile(makeEnvironment())).toBe('.env.volley-rive-sud');
});

it('gives every parameter that the functions declare, and no other', () => {
  const names = declaredParameters(root);
  expect(Object.keys(functionParameters(demo)).toSorted()).toEqual(names);
  // As the functions themselves declare them, when they are loaded.
  const secrets = ['HASH_KEY', 'MAIL_PASSWORD'];
  const own = declaredParams.map(({ name }) => name);
  expect(own.toSorted()).toEqual([...names, ...secrets].toSorted());
});

it('a parameter without a value is named', () => {
  expect(() => requireEveryParameter(['MAIL_HOST', 'NEW'], { MAIL_HOST: 'a' })).toThrow(
    /^The functions declare NEW, for which \S+ gives no value\.$/u,
  );
});
