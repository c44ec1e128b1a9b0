import { findConsent, type RowImageVersion } from '@club/domain/content/image-consent';
import { listEntries } from '../store/history.ts';

interface RowWithImage extends RowImageVersion {
  readonly _id: string;
}

/**
 * Finds the consent for an image on a row. It does not depend on the row's version (decision 014).
 * Only an image that returns after another one needs the history.
 *
 * @param before the stored row
 * @param imageURL the image of the save; empty when the save hides it
 * @returns the instant of the consent in ISO 8601, or null without a valid consent
 */
export async function findImageConsent(
  collection: 'banners' | 'carousels',
  before: RowWithImage,
  imageURL: string,
): Promise<string | null> {
  if (imageURL === '' || imageURL === before.imageURL) return before.consentAt;
  const entries = await listEntries(collection, before._id);
  const versions = entries.toReversed().flatMap((entry) => [entry.before, entry.after]);
  return findConsent(imageURL, [...versions.filter((row) => 'imageURL' in row), before]);
}
