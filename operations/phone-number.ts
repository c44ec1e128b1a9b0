/** Matches digits with the signs that people write between them. A word ends the match. */
const digitGroups = /\+?\(?\d[\d\s().-]*/gu;

/** Matches one number of North America: ten digits, perhaps after the country code 1. */
const localNumber = /(?<!\d)(?:1[\s.-]*)?\(?\d{3}[)\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/gu;

/** A group with more digits may be several numbers, or a number and its extension. */
const maxLocalDigits = 11;

const toDigits = (text: string): string => text.replace(/\D/gu, '');

/** Lists a group of digits, and the local numbers in it if it is too long for one. */
const splitGroup = (group: string): readonly string[] =>
  toDigits(group).length > maxLocalDigits ? [group, ...(group.match(localNumber) ?? [])] : [group];

/**
 * Finds the telephone numbers in a text: the digits of each, without the country code 1. Fewer than
 * seven digits, such as an extension, are no number.
 */
const findNumbers = (text: string): readonly string[] =>
  (text.match(digitGroups) ?? [])
    .flatMap(splitGroup)
    .map((number) => toDigits(number).replace(/^1(?=\d{10}$)/u, ''))
    .filter((digits) => digits.length >= 7);

/** Whether a text has a telephone number and is no e-mail address. */
export const isPhone = (text: string): boolean =>
  !text.includes('@') && findNumbers(text).length > 0;

/**
 * Whether a text from a form has this telephone number, in any notation.
 *
 * @param text what a visitor wrote, such as `514-555-0199, or 438-555-0100 at night`
 */
export function hasPhoneNumber(text: string, number: string): boolean {
  const numbers = findNumbers(text);
  return findNumbers(number).some((wantedNumber) => numbers.includes(wantedNumber));
}
