import { limits } from '@club/domain/limits';

/** Montréal, the region of the bucket, the database and the club. */
export const region = 'northamerica-northeast1';

/**
 * No other site may read a response. Production sends no CORS headers by default. `cors: false`
 * would cost a promise and a listener for each request. The emulator allows every site unless it
 * gets `cors: false`.
 */
const cors = process.env['FUNCTIONS_EMULATOR'] === 'true' ? ({ cors: false } as const) : {};

/**
 * The size of an upload's form without the image. It has part headers, boundaries and two short
 * fields.
 */
const formBytes = 64 * 1024;

/**
 * The resources and the request limits of each HTTPS function. `function-resources.test.ts` checks
 * that the memory suffices for the limits. `npm run bench memory` measures it.
 */
export const functionResources = {
  api: {
    /** The longest body that the function reads, in bytes. */
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
      // Decoding one image may take more than half of the memory. The platform starts another
      // instance for a parallel upload.
      concurrency: 1,
      maxInstances: 4,
      // Hosting ends a request after a minute.
      timeoutSeconds: 50,
      ...cors,
    },
  },
} as const;
