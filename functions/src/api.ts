import { logger, onInit } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { hashKey } from './data/keyed-hash.ts';
import { handlers } from './endpoints/handlers.ts';
import { createApp } from './http/app.ts';
import { isMailReady } from './mail/settings.ts';

onInit(() => {
  if (isMailReady()) return;
  logger.error('no mail host: set MAIL_HOST, SITE_ORIGIN and HASH_KEY; the newsletter answers 503');
});

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
    secrets: [hashKey],
  },
  createApp(handlers),
);
