import { findConsent, type ImageVersion } from '@club/domain/image-consent';
import { listEntries } from '../store/history.ts';

interface RowWithImage extends ImageVersion {
  readonly _id: string;
}

/**
 * Finds the consent that a picture has on a row, whatever version of the row is being saved: consent
 * is a fact about the picture (decision 014). Only a picture that comes back needs the history.
 *
 * @param before the row as stored
 * @param imageURL the picture of the save; empty where the save hides the picture
 * @returns the instant of the tick in ISO 8601, or null where there is none or it was withdrawn
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
