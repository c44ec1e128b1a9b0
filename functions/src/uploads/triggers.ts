import { onDocumentWritten } from 'firebase-functions/firestore';
import { bucket } from '../store/admin.ts';
import { isOwnImage } from './require-own-image.ts';
import { processImage } from './process-image.ts';

/**
 * Processes an image that staff stored without the API, once a carousel row shows it. `keepHero`
 * does the same for banners.
 */
export const processCarouselImage = onDocumentWritten(
  {
    region: 'northamerica-northeast1',
    // Re-encoding a large photo needs most of the memory.
    memory: '1GiB',
    maxInstances: 1,
    concurrency: 1,
    timeoutSeconds: 120,
    retry: true,
    document: 'carousels/{id}',
  },
  async ({ data }) => {
    const imageURL: unknown = data?.after.get('imageURL');
    if (isOwnImage('carousels', imageURL)) await processImage(bucket(), imageURL);
  },
);
