/** The fields of a row about its picture. */
export interface RowPicture {
  readonly imageURL: string;
  readonly consentAt: string | null;
}

/** Whether a row has a picture without consent. */
export const lacksConsent = ({ imageURL, consentAt }: RowPicture): boolean =>
  imageURL !== '' && consentAt === null;
