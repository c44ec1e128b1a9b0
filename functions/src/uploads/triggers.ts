import type { ImageCollection } from '@club/domain/content/content-types';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { updateRowImage } from './process-row-image.ts';

/**
 * Processes an image that staff stored without the API, once a row shows it. Updates who may read
 * the row's images. Removes an image that staff have taken down. The function `keepHero` does the
 * same for banners.
 */
const makeImageTrigger = (collection: ImageCollection) =>
  onDocumentWritten(
    {
      region: 'northamerica-northeast1',
      // Re-encoding a large photo needs most of the memory.
      memory: '1GiB',
      maxInstances: 1,
      concurrency: 1,
      timeoutSeconds: 120,
      retry: true,
      document: `${collection}/{id}`,
    },
    async ({ data }) => {
      if (data) await updateRowImage(collection, data);
    },
  );

export const processCarouselImage = makeImageTrigger('carousels');
export const processCoachImage = makeImageTrigger('coaches');
export const processGymImage = makeImageTrigger('gyms');
