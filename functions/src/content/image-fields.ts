import type { ImageCollection } from '@club/domain/content/content-types';
import { getBlankImageDetails } from '@club/domain/take-down';
import { hasSameImage } from '@club/domain/images/object-path';

interface ImageUpdate {
  readonly imageURL: string;
  readonly consentOnFile?: boolean | undefined;
}

function getConsent(
  knownConsent: string | null,
  isTicked: boolean | undefined,
  at: string,
): string | null {
  if (isTicked === undefined) return knownConsent;
  return isTicked ? (knownConsent ?? at) : null;
}

/**
 * Replaces `consentOnFile` of a save by the row's `consentAt`. A new consent gets the save's
 * instant `at`, and an existing one keeps its own. `false` withdraws the consent.
 *
 * @param knownConsent when the image's existing consent was given, or null
 */
export function resolveConsent<Update extends ImageUpdate>(
  knownConsent: string | null,
  { consentOnFile, ...update }: Update,
  at: string,
) {
  return { ...update, consentAt: getConsent(knownConsent, consentOnFile, at) };
}

/** When a save replaces the image, clears the texts and the link about it that were not sent. */
export function resetImageTexts<Update extends { readonly imageURL: string }>(
  collection: ImageCollection,
  before: { readonly imageURL: string },
  update: Update,
) {
  return hasSameImage(update.imageURL, before.imageURL)
    ? update
    : { ...getBlankImageDetails(collection), ...update };
}
