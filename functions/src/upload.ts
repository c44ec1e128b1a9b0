import { onRequest } from 'firebase-functions/https';
import { uploadImage } from './endpoints/upload-image.ts';
import { createApp } from './http/app.ts';

/** Under Hosting's own limit of a minute. */
const timeoutSeconds = 50;

/**
 * The function behind the hosting rewrite `/api/upload`: decoding photos takes memory and time that
 * the other endpoints should not have to share, nor pay for.
 */
export const upload = onRequest(
  {
    region: 'northamerica-northeast1',
    memory: '512MiB',
    cpu: 1,
    concurrency: 4,
    maxInstances: 2,
    timeoutSeconds,
    cors: false,
  },
  createApp({ uploadImage }, (timeoutSeconds - 5) * 1000),
);
