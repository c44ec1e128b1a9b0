/** A stretch of a line: plain words, or an address that becomes a link. */
export interface Piece {
  readonly text: string;
  readonly isLink: boolean;
}
/** The lines of a paragraph, each in pieces. */
export type Paragraph = readonly (readonly Piece[])[];

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/u;

const readLine = (line: string): Piece[] =>
  line
    .split(address)
    // What a split captures stands at the odd places.
    .map((text, index) => ({ text, isLink: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/**
 * Reads a mail's text as it is shown: paragraphs and lines as they were written, web addresses as
 * links, nothing else as markup. Mails and the staff's preview of them are both drawn from this.
 */
export const readParagraphs = (text: string): Paragraph[] =>
  text.split(/\n{2,}/u).map((paragraph) => paragraph.split('\n').map(readLine));
