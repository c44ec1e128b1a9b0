import type { ImageCollection } from '@club/domain/content/content-types';
import { findConsent, type RowImageVersion } from '@club/domain/content/image-consent';
import { hasSameImage } from '@club/domain/images/object-path';
import { ApiProblem } from '../runtime/problem.ts';
import { listHistoryEntries } from '../store/history.ts';

interface RowWithImage extends RowImageVersion {
  readonly _id: string;
}

/** Lists the versions of a row, the oldest first. */
async function listVersions(
  collection: ImageCollection,
  before: RowWithImage,
): Promise<RowImageVersion[]> {
  const entries = await listHistoryEntries(collection, before._id);
  const versions = entries.toReversed().flatMap((entry) => [entry.before, entry.after]);
  return [...versions.filter((row) => 'imageURL' in row), before];
}

/**
 * Finds the consent for an image on a row. A consent belongs to the image, not to a version of the
 * row (docs/decisions/consent.md). The history is read only for an image other than the stored one.
 * Such an image may have been on the row before.
 *
 * @param before the stored row
 * @param imageURL the image of the save; empty when the row then shows none
 * @returns the instant of the consent in ISO 8601, or null without a valid consent
 */
export async function findImageConsent(
  collection: ImageCollection,
  before: RowWithImage,
  imageURL: string,
): Promise<string | null> {
  if (imageURL === '' || hasSameImage(imageURL, before.imageURL)) return before.consentAt;
  return findConsent(imageURL, await listVersions(collection, before));
}

/**
 * Requires that the consent for a displayed image was never withdrawn, or was given again. An image
 * that never had a consent may be published after a confirmation in the dashboard.
 *
 * @param after the image and its consent after the save. The consent is not checked if `imageURL`
 *   is empty, as on a row that visitors do not see.
 * @throws ApiProblem `consent-withdrawn`
 */
export async function requireNoWithdrawnConsent(
  collection: ImageCollection,
  before: RowWithImage,
  after: RowImageVersion,
): Promise<void> {
  if (after.imageURL === '' || after.consentAt !== null) return;
  const versions = await listVersions(collection, before);
  const hadConsent = versions.some(
    ({ imageURL, consentAt }) => hasSameImage(imageURL, after.imageURL) && consentAt !== null,
  );
  if (hadConsent) throw new ApiProblem('consent-withdrawn');
}
