import { onRequest } from 'firebase-functions/https';
import { handlers } from './endpoints/handlers.ts';
import { createApp } from './http/app.ts';

/**
 * The one HTTPS function behind the hosting rewrite `/api/**` (specification, section 7). Small
 * instances near the club, and a ceiling on their number, so that a flood cannot become a bill.
 */
export const api = onRequest(
  {
    region: 'northamerica-northeast1',
    memory: '256MiB',
    cpu: 1,
    concurrency: 40,
    maxInstances: 3,
    timeoutSeconds: 20,
    cors: false,
  },
  createApp(handlers),
);
