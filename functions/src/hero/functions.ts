import { onDocumentWritten } from 'firebase-functions/firestore';
import { bucket, firestore } from '../data/admin.ts';
import { renewHero } from './renew-hero.ts';

/** Keeps the home page's first picture at its fixed address, whoever changes a banner, one at a time. */
export const keepHero = onDocumentWritten(
  {
    region: 'northamerica-northeast1',
    memory: '256MiB',
    maxInstances: 1,
    concurrency: 1,
    retry: true,
    document: 'banners/{id}',
  },
  () => renewHero(firestore(), bucket()),
);
