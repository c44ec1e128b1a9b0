/** The part of a row about its picture. */
export interface RowPicture {
  readonly imageURL: string;
  readonly consentAt: string | null;
}

/** True for a row with a picture without consent on file. */
export const lacksConsent = ({ imageURL, consentAt }: RowPicture): boolean =>
  imageURL !== '' && consentAt === null;
