/** Keeps each number on the line of the word after it: '6 décembre' does not break. For titles that staff write. */
export const bindNumbers = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');
