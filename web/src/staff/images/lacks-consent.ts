/** What a row says of its picture. */
export interface RowPicture {
  readonly imageURL: string;
  readonly consentAt: string | null;
}

/** True for a row with a picture for which no consent is on file. */
export const lacksConsent = ({ imageURL, consentAt }: RowPicture): boolean =>
  imageURL !== '' && consentAt === null;
