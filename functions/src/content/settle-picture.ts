interface PicturedUpdate {
  readonly imageURL: string;
  readonly consentOnFile?: boolean | undefined;
}

function consentOf(known: string | null, isTicked: boolean | undefined, at: string): string | null {
  if (isTicked === undefined) return known;
  return isTicked ? (known ?? at) : null;
}

/**
 * What a save says of a picture, made into the row's fields: a new tick is stamped with the save's
 * instant `at`, the `known` one keeps its own, and no tick withdraws it.
 */
export function settleConsent<Update extends PicturedUpdate>(
  known: string | null,
  { consentOnFile, ...update }: Update,
  at: string,
) {
  return { ...update, consentAt: consentOf(known, consentOnFile, at) };
}

/** Descriptions belong to their picture: another one starts with none but those that come with it. */
export function settleDescriptions<Update extends { readonly imageURL: string }>(
  before: { readonly imageURL: string },
  update: Update,
) {
  return update.imageURL === before.imageURL ? update : { alt: '', alt_fr: '', ...update };
}
