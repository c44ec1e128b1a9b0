import { onDocumentWritten } from 'firebase-functions/firestore';
import { bucket } from '../store/admin.ts';
import { isOwnImage } from './require-own-image.ts';
import { processImage } from './process-image.ts';

/** Processes a picture that staff have stored directly, once a carousel row shows it. `keepHero` does so for banners. */
export const processCarouselImage = onDocumentWritten(
  {
    region: 'northamerica-northeast1',
    // Redrawing a large photo takes most of it.
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
