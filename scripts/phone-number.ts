/** What a person may write after a number, such as an extension. */
const extension = /[\p{L}#,;].*$/u;

/** Reduces a telephone number to its digits, without extension and country code. */
function normalizePhone(text: string): string {
  const digits = text.trim().replace(extension, '').replace(/\D/gu, '');
  return digits.replace(/^1(?=\d{10}$)/u, '');
}

/** Whether a text is a telephone number. */
export const isPhone = (text: string): boolean =>
  !text.includes('@') && normalizePhone(text).length >= 7;

/** Whether two texts are the same number in any notation. */
export const isSamePhone = (a: string, b: string): boolean =>
  isPhone(a) && normalizePhone(a) === normalizePhone(b);
