import * as v from 'valibot';
import { hasSameImage } from '../images/object-path.ts';
import { instant } from '../validation/fields.ts';

/**
 * The consent of the people in a row's image. Rows are public, so this field names nobody. Rows
 * from before this field have no consent on file.
 */
export const consentFields = {
  /**
   * When staff ticked that consent is on file for everyone in this image; otherwise `null`. A row
   * that hides its image still has that image's consent.
   */
  consentAt: v.optional(v.nullable(instant), null),
};

/** The consent checkbox in a save. If absent, the consent stays until the image changes. */
export const consentUpdateFields = {
  consentOnFile: v.optional(v.boolean()),
};

/** The image and the consent of one version of a row. */
export interface RowImageVersion {
  /** The image's address; empty when the row shows none. */
  readonly imageURL: string;
  readonly consentAt: string | null;
}

/**
 * Finds the consent of an image: that of the last version of its row with this image, even if the
 * row had other images since. Null if it was withdrawn in that version.
 *
 * @param imageURL the image; the empty string means the last shown image
 * @param versions of one row, the oldest first
 * @returns the instant of the consent in ISO 8601, or null without consent
 */
export function findConsent(imageURL: string, versions: readonly RowImageVersion[]): string | null {
  let consentAt: string | null = null;
  let lastImageURL = '';
  for (const version of versions) {
    if (version.imageURL !== '') lastImageURL = version.imageURL;
    if (imageURL === '' || hasSameImage(lastImageURL, imageURL)) ({ consentAt } = version);
  }
  return consentAt;
}
