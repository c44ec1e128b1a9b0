/** Digits with the signs that people write between them. Words and extensions are left out. */
const digitGroups = /\+?\(?\d[\d\s().-]*/gu;

/** Finds the telephone numbers in a text: the digits of each, without its country code. */
const findNumbers = (text: string): readonly string[] =>
  [...text.matchAll(digitGroups)]
    .map(([group]) => group.replace(/\D/gu, '').replace(/^1(?=\d{10}$)/u, ''))
    .filter((digits) => digits.length >= 7);

/** Whether a text is a telephone number. */
export const isPhone = (text: string): boolean =>
  !text.includes('@') && findNumbers(text).length > 0;

/**
 * Whether a text from a form has a telephone number, in any notation.
 *
 * @param text what a visitor wrote, such as `514-555-0199, or 438-555-0100 at night`
 */
export function isSamePhone(text: string, number: string): boolean {
  const numbers = findNumbers(text);
  return findNumbers(number).some((wantedNumber) => numbers.includes(wantedNumber));
}
