import { demoName, readEnvironment } from './read-environment.ts';
import type { Environment } from './schema.ts';

/** The settings of the emulators, and of the tests that do not make their own environment. */
export const demo: Environment = readEnvironment(demoName);
