/** Joins each number to the next word with a no-break space, as in '6 décembre'. */
export const addNoBreakSpaces = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');
