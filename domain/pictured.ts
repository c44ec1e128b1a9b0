import * as v from 'valibot';
import { instant } from './fields.ts';

/**
 * What a row knows of the people in its picture. Rows are read by everybody, so it names nobody;
 * rows saved before the field existed have no consent on file.
 */
export const pictured = {
  /**
   * When staff ticked that consent is on file for everyone in this very picture; `null` if they have
   * not. A row without a picture keeps the consent of the picture it showed last.
   */
  consentAt: v.optional(v.nullable(instant), null),
};

/** What a save says of it: a tick. Left out, the consent stays as it is, as long as the picture does. */
export const picturedUpdate = {
  consentOnFile: v.optional(v.boolean()),
};

/** One version of a row, as far as consent is concerned. */
export interface PicturedVersion {
  /** The picture's address; empty while the row shows none. */
  readonly imageURL: string;
  readonly consentAt: string | null;
}

/**
 * Finds what a row last said of the consent to a picture. A tick that was withdrawn stays withdrawn,
 * and a picture that comes back has the date it had.
 *
 * @param imageURL the picture; with the empty text, the picture shown last
 * @param versions of one row, the oldest first
 * @returns the instant of the tick in ISO 8601, or null where there is none
 */
export function findConsent(imageURL: string, versions: readonly PicturedVersion[]): string | null {
  let consentAt: string | null = null;
  let lastShown = '';
  for (const version of versions) {
    if (version.imageURL !== '') lastShown = version.imageURL;
    if (imageURL === '' || lastShown === imageURL) ({ consentAt } = version);
  }
  return consentAt;
}
