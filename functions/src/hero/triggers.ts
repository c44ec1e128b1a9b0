import { onDocumentWritten } from 'firebase-functions/firestore';
import { bucket, firestore, projectId } from '../store/admin.ts';
import { isOwnImage } from '../uploads/require-own-image.ts';
import { processImage } from '../uploads/process-image.ts';
import { limitRetries } from './limit-retries.ts';
import { syncHeroImage } from './sync-hero-image.ts';

/**
 * Keeps the home page's first picture at its fixed address, whoever changes a banner, one at a time;
 * before that, processes a picture that staff have stored directly.
 */
export const keepHero = onDocumentWritten(
  {
    region: 'northamerica-northeast1',
    // Redrawing a large photo takes most of it.
    memory: '1GiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    concurrency: 1,
    retry: true,
    document: 'banners/{id}',
  },
  ({ data, time }) =>
    limitRetries(time, async () => {
      const imageURL: unknown = data?.after.get('imageURL');
      if (isOwnImage('banners', imageURL)) await processImage(bucket(), imageURL);
      await syncHeroImage(firestore(), bucket(), projectId());
    }),
);
