/**
 * Patterns for complete values, shared by the schemas and `firestore.rules`. JavaScript uses them
 * with the flag `u`, RE2 after `toRe2`. They avoid `\s` and `\p{Z}`, which differ between the two.
 */

/** Line separators, paragraph separators and all spaces, without control characters. */
const spaces = String.raw`\u{20}\u{a0}\u{1680}\u{2000}-\u{200a}\u{2028}\u{2029}\u{202f}\u{205f}\u{3000}`;

/** A character that `String.trim` does not remove, without control characters. */
const edgeCharacter = String.raw`[^\p{Cc}${spaces}\u{feff}]`;
/** No keyboard types control characters or line separators, except line breaks and tabs. */
const innerCharacters = String.raw`([^\p{Cc}\u{2028}\u{2029}]|[\n\r\t])*`;

/** A stored text: trimmed, without control characters, possibly empty. */
export const storedText = `(${edgeCharacter}(${innerCharacters}${edgeCharacter})?)?`;

// Browsers parse every host of these letters, but not every host of \p{L}.
const letters = 'A-Za-zÀ-ÖØ-öø-ſ';
const label = `[${letters}0-9_-]`;
/**
 * A host whose last label starts with a letter. Browsers read `1.2.3` and `0x1` as IPv4 addresses.
 */
const host = `(${label}+[.])*[${letters}]${label}*`;

/**
 * An https address. It has no `@` before the path, so no credentials. It has no backslash there
 * either, because browsers read it as a slash. Ports above 59999 do not match.
 */
export const httpsAddressPattern = String.raw`https://${host}(:[1-5]?[0-9]{1,4})?([/?#][^\p{Cc}${spaces}]*)?`;

/**
 * The characters of the club's ids. The pattern also matches names such as `__x__`, which Firestore
 * reserves. `documentId` refuses them.
 */
export const idCharacters = '[A-Za-z0-9_-]{1,64}';

const leapYears = '20([02468][048]|[13579][26])';

/** A calendar day of this century such as `2026-11-27`, or empty. */
export const calendarDay =
  '(20[0-9]{2}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])' +
  '|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))' +
  `|${leapYears}-02-29)?`;

/** A time of day such as `19:30`, or empty. */
export const clockTime = '(([01][0-9]|2[0-3]):[0-5][0-9])?';

/** Makes a JavaScript regular expression that matches complete values. */
export const toRegExp = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');

/** Converts a pattern to RE2 syntax. `matches` in the rules always compares complete values. */
export const toRe2 = (pattern: string) => pattern.replaceAll(String.raw`\u{`, String.raw`\x{`);
