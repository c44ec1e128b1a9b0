/**
 * Joins the parts of a date by no-break spaces, as in 'les 5 et 6 décembre' and 'December 5 and 6':
 * each number with the next word, and with the month or the short word before it.
 */
export const addNoBreakSpaces = (text: string): string =>
  text.replaceAll(/(?<=\d) (?=\p{L})|(?<=\p{Lu}\p{L}+|(?<!\p{L})\p{L}{1,3}) (?=\d)/gu, '\u00a0');
