import { getEmulatorAddress } from '../../emulators/project.ts';
import { createGoogleApi, type GoogleApi } from './google-api.ts';

/** Creates a client of the running emulators, with the rights of an owner. */
export const createEmulatorApi = (signal: AbortSignal): GoogleApi =>
  createGoogleApi({
    localOrigins: {
      firestore: getEmulatorAddress('firestore'),
      storage: getEmulatorAddress('storage'),
    },
    getToken: () => Promise.resolve('owner'),
    signal,
  });
