import { makeEnvironment } from '../../../environments/testing/make-environment.ts';

/** The settings of an invented club. */
export const settings = makeEnvironment();

/** The project of the invented club, not of the demo. */
export const { projectId } = settings;

/** Montréal, where the functions run. */
export const region = 'northamerica-northeast1';
