import { demoName, readEnvironment } from './read-environment.ts';
import type { Environment } from './schema.ts';

/** The settings of the emulators and the tests, which use no other environment. */
export const demo: Environment = readEnvironment(demoName);
