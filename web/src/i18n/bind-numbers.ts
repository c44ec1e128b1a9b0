/** Binds each number to the next word by a no-break space: '6 décembre' is never broken. */
export const bindNumbers = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');
