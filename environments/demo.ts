import { demoName, readEnvironment } from './read-environment.ts';
import type { Environment } from './schema.ts';

/** The settings of the emulators and the tests, whatever other environments there are. */
export const demo: Environment = readEnvironment(demoName);
