import { cutText } from './cut-text.ts';

/** The longest message that is stored. */
const messageLength = 200;

/** A name of two parts that is code, such as `e.map` or `crypto.randomUUID`, and no domain. */
const codeName = String.raw`(?:[a-z$_]|window|document|navigator|crypto|Object|Array|Promise|Intl)\.(?!(?:[a-z]{2}|com|net|org|info|shop|store|site|online|club|app)\b)\w+(?![\w.-])`;

/** The dots of a domain. Browsers read all of them alike. */
const dot = String.raw`[.\u3002\uff0e\uff61]`;

/** A domain without a path, which mail programs link. */
const domain = new RegExp(
  String.raw`(?<![\p{L}\p{N}_$-])(?!${codeName})(?:[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_-]*${dot})+\p{L}[\p{L}\p{M}\p{N}-]+`,
  'giu',
);

/**
 * What a message may quote, such as addresses and texts of forms, and its substitute. The
 * substitute is a word, a space or nothing. The order matters, because a quoted text may contain an
 * address.
 */
const replacements: readonly (readonly [pattern: RegExp, substitute: string])[] = [
  // Half a surrogate pair cannot be stored.
  [/\p{Cs}/gu, '\ufffd'],
  // Invisible characters could split an address, or change the direction of a line.
  [/[\p{Cf}\p{Co}]/gu, ''],
  // Line breaks and tabs.
  [/[\p{Cc}\s]+/gu, ' '],
  // `"Ana"`. A text without a closing quote ends with the message.
  [/"[^"]*(?:"|$)|`[^`]*(?:`|$)|“[^”]*(?:”|$)|«[^»]*(?:»|$)/gu, '(text)'],
  // `'Ana'`. A quote after a letter is an apostrophe, as in `can't`.
  [/(?<![\p{L}\d])['‘](?:[^'’]|(?<=\p{L})['’](?=\p{L}))*(?:['’]|$)/gu, '(text)'],
  // `https://example.org/ana`, `data:text/plain,Ana`.
  [/[a-z][a-z\d+.-]*:\/\/\S*|\b(?:blob|data|mailto|tel|javascript|about):\S+/giu, '(address)'],
  // `ana@example.org`.
  [/\S*[^\s(]@\S*/gu, '(address)'],
  // `www.example.org`, `example.org/ana`.
  [/\bwww\.\S+|\b[\w-]+(?:\.[\w-]+)+\/\S*/giu, '(address)'],
  // `example.org`.
  [domain, '(address)'],
  // `?name=Ana`, `#now`. React's error numbers remain, such as `#418`.
  [/\?\S+|#(?!\d{1,3}\b)\S+/gu, ''],
  // `2001:db8::1:2:3`.
  [/\b[\da-f]{0,4}(?::[\da-f]{0,4}){3,}/giu, '(number)'],
  // `203.0.113.77`, `(514) 555-0199`.
  [/\(?\+?\d(?:[\s().-]*\d){4,}/gu, '(number)'],
  // Spaces that the replacements above leave.
  [/ {2,}/gu, ' '],
];

/**
 * Replaces quoted texts, addresses and long numbers in an error's message, because they could be
 * about a person. Shortens the message. The browser does this before it sends a report, and the
 * server before it stores one.
 */
export function cleanErrorMessage(message: string): string {
  const text = replacements.reduce(
    (rest, [pattern, substitute]) => rest.replace(pattern, substitute),
    message,
  );
  return cutText(text.trim(), messageLength);
}
