/**
 * Patterns of whole values, which the schemas and `firestore.rules` share: JavaScript reads them with
 * the flag `u`, RE2 after `toRe2`. They use only what both read alike: `\s` and `\p{Z}` are not.
 */

/** The line and paragraph separators and every kind of space but the control characters. */
const spaces = String.raw`\u{20}\u{a0}\u{1680}\u{2000}-\u{200a}\u{2028}\u{2029}\u{202f}\u{205f}\u{3000}`;

/** What `String.trim` leaves at an edge of a text, control characters aside. */
const edge = String.raw`[^\p{Cc}${spaces}\u{feff}]`;
/** Control characters are typed by no keyboard, line breaks and tabs excepted. */
const inner = String.raw`(\P{Cc}|[\n\r\t])*`;

/** A text as it is stored: trimmed, without control characters; it may be empty. */
export const storedText = `(${edge}(${inner}${edge})?)?`;

// Every combination of these letters is a host that browsers can parse; of all of \p{L} it is not.
const letters = 'A-Za-zÀ-ÖØ-öø-ſ';
const label = `[${letters}0-9_-]`;
/** A host's last label begins with a letter: browsers read `1.2.3` and `0x1` as IPv4 addresses. */
const host = `(${label}+[.])*[${letters}]${label}*`;

/**
 * An https link. No `@` before the path, so no credentials; no backslash there either, which browsers
 * read as a slash. Ports above 59999 are left out.
 */
export const httpsLink = String.raw`https://${host}(:[1-5]?[0-9]{1,4})?([/?#][^\p{Cc}${spaces}]*)?`;

/** The characters the club's ids use. Firestore keeps names such as `__x__` for itself. */
export const idCharacters = '[A-Za-z0-9_-]{1,64}';

/** A pattern as a regular expression of JavaScript for the whole of a value. */
export const toRegExp = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

/** A pattern as RE2 reads it, whose `matches` is about the whole of a value already. */
export const toRe2 = (pattern: string) => pattern.replaceAll(String.raw`\u{`, String.raw`\x{`);
