import { onDocumentWritten } from 'firebase-functions/firestore';
import { updateRowImage } from './process-row-image.ts';

/**
 * Processes an image that staff stored without the API, once a carousel row shows it. Updates who
 * may read the row's images. Removes an image that staff have taken down. The function `keepHero`
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
    if (data) await updateRowImage('carousels', data);
  },
);
