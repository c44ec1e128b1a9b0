/** A text with its spelling unified by `foldText`, and where each of its characters comes from. */
export interface FoldedText {
  readonly text: string;
  /**
   * For each UTF-16 code unit of `text`, its position in the original. The last item is the
   * original's length.
   */
  readonly positions: readonly number[];
}

/** Part of a folded text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const foldCharacter = (character: string): string =>
  character
    // People type this accent as an apostrophe, and NFKD would make it a space.
    .replace('´', "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/[\u2018\u2019\u02bc`]/gu, "'")
    .replaceAll(/[\u201c\u201d«»]/gu, '"')
    .replaceAll('œ', 'oe')
    .replaceAll(/\s/gu, ' ');

/** Unifies accents, case, dashes, quotes, spaces and `œ`, so that one pattern finds each spelling. */
export function foldText(original: string): FoldedText {
  let text = '';
  const positions: number[] = [];
  let position = 0;
  for (const character of original) {
    const characters = foldCharacter(character);
    for (let index = 0; index < characters.length; index += 1) positions.push(position);
    text += characters;
    position += character.length;
  }
  positions.push(position);
  return { text, positions };
}

/** Returns the original characters between two positions of the folded text. */
export const sliceOriginal = (
  original: string,
  { positions }: FoldedText,
  from: number,
  to: number,
): string => original.slice(positions[from], positions[to]);
