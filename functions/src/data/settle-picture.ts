interface PicturedRow {
  readonly imageURL: string;
  readonly consentAt: string | null;
}
interface PicturedUpdate {
  readonly imageURL: string;
  readonly consentOnFile?: boolean | undefined;
}

function consentOf(before: PicturedRow, update: PicturedUpdate, at: string): string | null {
  const kept = update.imageURL === before.imageURL ? before.consentAt : null;
  if (update.consentOnFile === undefined) return kept;
  return update.consentOnFile ? (kept ?? at) : null;
}

/**
 * What a save says of a picture, made into the row's fields: a new tick is stamped with the save's
 * instant `at`, one that was there keeps its own, and another picture starts without one.
 */
export function settleConsent<Update extends PicturedUpdate>(
  before: PicturedRow,
  { consentOnFile, ...update }: Update,
  at: string,
) {
  return { ...update, consentAt: consentOf(before, { ...update, consentOnFile }, at) };
}

/** Descriptions belong to their picture: another one starts with none but those that come with it. */
export function settleDescriptions<Update extends { readonly imageURL: string }>(
  before: { readonly imageURL: string },
  update: Update,
) {
  return update.imageURL === before.imageURL ? update : { alt: '', alt_fr: '', ...update };
}
