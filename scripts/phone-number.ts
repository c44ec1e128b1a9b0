/** What a person may write behind a number: an extension, or a word about it. */
const extension = /[\p{L}#,;].*$/u;

/** The digits of a telephone number, without an extension or the 1 before a Canadian number. */
function digitsOf(typed: string): string {
  const digits = typed.trim().replace(extension, '').replace(/\D/gu, '');
  return digits.replace(/^1(?=\d{10}$)/u, '');
}

/** Whether a text is a telephone number rather than anything else. */
export const isPhone = (typed: string): boolean =>
  !typed.includes('@') && digitsOf(typed).length >= 7;

/** Whether two texts are the same number, however they are written. */
export const samePhone = (one: string, other: string): boolean =>
  isPhone(one) && digitsOf(one) === digitsOf(other);
