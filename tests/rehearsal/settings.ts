import { makeEnvironment } from '../../environments/testing/make-environment.ts';

/** Settings that a club could have written. */
export const settings = makeEnvironment();

/** A project such as a club would have: not the demo's. */
export const { projectId } = settings;
