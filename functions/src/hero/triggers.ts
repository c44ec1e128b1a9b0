import { onDocumentWritten } from 'firebase-functions/firestore';
import { bucket, firestore, getProjectId } from '../store/admin.ts';
import { updateRowImage } from '../uploads/process-row-image.ts';
import { limitRetries } from './limit-retries.ts';
import { syncHeroImage } from './sync-hero-image.ts';

/**
 * Updates the hero after a change of any banner, one event at a time. Before that, it does what
 * `processCarouselImage` does for carousel items.
 */
export const keepHero = onDocumentWritten(
  {
    region: 'northamerica-northeast1',
    // Re-encoding a large photo needs most of the memory.
    memory: '1GiB',
    timeoutSeconds: 120,
    maxInstances: 1,
    concurrency: 1,
    retry: true,
    document: 'banners/{id}',
  },
  ({ data, time }) =>
    limitRetries(time, async () => {
      if (data) await updateRowImage('banners', data);
      await syncHeroImage(firestore(), bucket(), getProjectId());
    }),
);
