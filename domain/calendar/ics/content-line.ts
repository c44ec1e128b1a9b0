/** The longest line of an iCalendar file, in octets without its line break (RFC 5545, 3.1). */
const maxOctets = 75;

const countOctets = (character: string): number => {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
};

/**
 * Escapes a text value (RFC 5545, 3.3.11). A tab becomes a space, and a line break is escaped. All
 * other control characters are removed, because no calendar app accepts them.
 */
export const escapeText = (value: string): string =>
  value
    .replace(/\r\n?/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/gu, '\\$&')
    .replace(/\n/gu, '\\n');

/** Folds a content line at 75 octets, never inside a character. */
export function foldLine(line: string): string {
  let lines = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (octets + size > maxOctets) {
      lines += '\r\n ';
      octets = 1;
    }
    lines += character;
    octets += size;
  }
  return lines;
}
