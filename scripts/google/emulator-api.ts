import { addressOf } from '../../emulators/project.ts';
import { createGoogleApi, type GoogleApi } from './google-api.ts';

/** Creates a client of the running emulators, with the rights of an owner. */
export const createEmulatorApi = (signal: AbortSignal): GoogleApi =>
  createGoogleApi({
    origin: { firestore: addressOf('firestore'), storage: addressOf('storage') },
    getToken: () => Promise.resolve('owner'),
    signal,
  });
