/** Binds each number to the next word by a no-break space, as in '6 décembre'. */
export const bindNumbers = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');
