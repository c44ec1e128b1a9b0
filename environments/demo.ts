import { demoName, readEnvironment } from './read-environment.ts';
import { getFunctionParameters } from './render/function-parameters.ts';
import type { Environment } from './schema.ts';

/** The settings of the emulators, and of the tests that do not make their own environment. */
export const demo: Environment = readEnvironment(demoName);

/** The parameters of the emulated functions. They read the local calendar in place of Google's. */
export const demoParameters = {
  ...getFunctionParameters(demo),
  CALENDAR_ORIGIN: 'http://127.0.0.1:8026',
};
