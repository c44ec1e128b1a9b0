import { expect, it } from 'vitest';
import { makeEmulatorArguments } from './suite.ts';

it('firebase-tools imports the data of the last run and exports those of this one, if there is a folder for them', () => {
  expect(makeEmulatorArguments('/data').slice(-3)).toEqual([
    '--import',
    '/data',
    '--export-on-exit',
  ]);
  expect(makeEmulatorArguments()).not.toContain('--import');
});
