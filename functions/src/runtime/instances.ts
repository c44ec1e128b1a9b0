import { limits } from '@club/domain/limits';

/** The bucket's, the database's and the club's own region: Montréal. */
const region = 'northamerica-northeast1';

/**
 * No other site's page may read an answer. Production sends no CORS headers unless it is told to, and
 * `cors: false` would cost each request a promise and a listener; the emulator sends them unless it
 * is told not to.
 */
const cors = process.env['FUNCTIONS_EMULATOR'] === 'true' ? ({ cors: false } as const) : {};

/** The form around an uploaded image: part headers, boundaries and two short fields. */
const formBytes = 64 * 1024;

/**
 * What an instance of each HTTPS function is given and what it lets in at once. `instances.test.ts`
 * checks that the one suffices for the other; `npm run bench memory` measures it.
 */
export const instances = {
  api: {
    /** The longest body the platform's server may read, in bytes. */
    bodyBytes: limits.bodyBytes,
    /** The most pixels that one request may decode. */
    imagePixels: 0,
    options: {
      region,
      memory: '512MiB',
      cpu: 1,
      concurrency: 20,
      maxInstances: 3,
      timeoutSeconds: 20,
      ...cors,
    },
  },
  upload: {
    bodyBytes: limits.uploadBytes + formBytes,
    imagePixels: limits.imagePixels,
    options: {
      region,
      memory: '1GiB',
      cpu: 1,
      // One picture may take more than half of the memory; the platform gives the next one an
      // instance of its own.
      concurrency: 1,
      maxInstances: 4,
      // Under Hosting's own limit of a minute.
      timeoutSeconds: 50,
      ...cors,
    },
  },
} as const;
