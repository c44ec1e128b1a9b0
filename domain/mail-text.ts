/** A part of a line: plain text, or an address that becomes a link. */
export interface TextSegment {
  readonly text: string;
  readonly isLink: boolean;
}
/** The lines of a paragraph, each split into segments. */
export type Paragraph = readonly (readonly TextSegment[])[];

const webAddress = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/u;

const parseLine = (line: string): TextSegment[] =>
  line
    .split(webAddress)
    // `split` puts captured addresses at odd indexes.
    .map((text, index) => ({ text, isLink: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/**
 * Parses the text of a mail that is not an issue into paragraphs and lines. Web addresses become
 * links. There is no other markup.
 */
export const parseParagraphs = (text: string): Paragraph[] =>
  text.split(/\n{2,}/u).map((paragraph) => paragraph.split('\n').map(parseLine));
