import { makeEnvironment } from '../../environments/testing/make-environment.ts';

/** Settings of a made-up club. */
export const settings = makeEnvironment();

/** The project of the made-up club, not of the demo. */
export const { projectId } = settings;
