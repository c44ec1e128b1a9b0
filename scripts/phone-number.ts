/** What a person may write after a number, such as an extension. */
const extension = /[\p{L}#,;].*$/u;

/** The digits of a telephone number, without extension and country code. */
function digitsOf(text: string): string {
  const digits = text.trim().replace(extension, '').replace(/\D/gu, '');
  return digits.replace(/^1(?=\d{10}$)/u, '');
}

/** Whether a text is a telephone number rather than anything else. */
export const isPhone = (text: string): boolean => !text.includes('@') && digitsOf(text).length >= 7;

/** Whether two texts are the same number, however they are written. */
export const samePhone = (one: string, other: string): boolean =>
  isPhone(one) && digitsOf(one) === digitsOf(other);
