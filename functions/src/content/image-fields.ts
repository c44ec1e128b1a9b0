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
 * What a save says of a picture, made into the row's fields: a new tick is stamped with the save's
 * instant `at`, the `known` one keeps its own, and no tick withdraws it.
 */
export function resolveConsent<Update extends ImageUpdate>(
  knownConsent: string | null,
  { consentOnFile, ...update }: Update,
  at: string,
) {
  return { ...update, consentAt: getConsent(knownConsent, consentOnFile, at) };
}

/** Descriptions belong to their picture: another one starts with none but those that come with it. */
export function resetDescriptions<Update extends { readonly imageURL: string }>(
  before: { readonly imageURL: string },
  update: Update,
) {
  return update.imageURL === before.imageURL ? update : { alt: '', alt_fr: '', ...update };
}
