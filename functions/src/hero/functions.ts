import { onDocumentWritten } from 'firebase-functions/firestore';
import { bucket, firestore, projectId } from '../store/admin.ts';
import { isOwnImage } from '../uploads/own-image.ts';
import { processImage } from '../uploads/process-image.ts';
import { giveUpAfter } from './give-up-after.ts';
import { renewHero } from './renew-hero.ts';

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
    giveUpAfter(time, async () => {
      const imageURL: unknown = data?.after.get('imageURL');
      if (isOwnImage('banners', imageURL)) await processImage(bucket(), imageURL);
      await renewHero(firestore(), bucket(), projectId());
    }),
);
