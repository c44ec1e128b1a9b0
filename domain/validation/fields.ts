import * as v from 'valibot';
import { isHttpsAddress } from './https-address.ts';
import { limits } from '../limits.ts';
import { replacePastedCharacters, replacePastedCharactersInLine } from './pasted-text.ts';
import { calendarDay, clockTime, idCharacters, toRegExp } from './patterns.ts';

/**
 * A lone surrogate, or a control character other than line break and tab. No keyboard types them.
 * The rules use `storedText` for the same check; Firestore itself rejects lone surrogates.
 */
const forbiddenCharacter = /\p{Cs}|[^\P{Cc}\n\r\t]/u;

/**
 * A text of at most `max` characters, trimmed. The control characters that other programs paste are
 * replaced.
 */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.transform(replacePastedCharacters),
    v.trim(),
    v.maxLength(max),
    v.check((value) => !forbiddenCharacter.test(value), 'characters'),
  );

/**
 * A text of one line. It refuses a line break, which could inject a header into a mail. Tabs and the
 * line separators that other programs paste become spaces.
 */
export const singleLine = (max: number) =>
  v.pipe(v.string(), v.transform(replacePastedCharactersInLine), v.regex(/^[^\r\n]*$/u), text(max));

/** A document id. A slash would make it a path, and Firestore reserves names such as `__x__`. */
export const documentId = v.pipe(
  v.string(),
  v.regex(toRegExp(idCharacters)),
  v.regex(/^(?!__.*__$)/u),
);

/** The display order of a banner, carousel item or note, from 0. */
export const displayNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.num));

/**
 * An instant in ISO 8601 with any offset. The API converts Firestore Timestamps to it, in UTC with
 * milliseconds.
 */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** A calendar day of the club, or the empty string. It has no time zone. */
export const optionalDay = v.pipe(v.string(), v.regex(toRegExp(calendarDay)));

/** A time of day in Toronto, or the empty string. */
export const optionalTime = v.pipe(v.string(), v.regex(toRegExp(clockTime)));

/** An instant of this century, or null. Firestore rejects years after 9999. */
export const nullableInstant = v.nullable(
  v.pipe(
    instant,
    v.transform((value) => new Date(value)),
    v.check((date) => date >= new Date('2000-01-01') && date < new Date('2100-01-01'), 'instant'),
    v.transform((date) => date.toISOString()),
  ),
);

/** An https link, or the empty string for a row without a link. */
export const httpsLink = v.pipe(
  text(limits.link),
  v.check((value) => value === '' || isHttpsAddress(value), 'https'),
);

/** Latitude and longitude in degrees, or the empty string. */
export const coordinatesText = v.pipe(
  text(50),
  v.regex(/^(?:-?(?:90|[0-8]?\d)(?:\.\d+)?, ?-?(?:180|1[0-7]\d|\d{1,2})(?:\.\d+)?)?$/u),
);

/**
 * The address of a stored image, or the empty string. The endpoints check that it is in the
 * project's bucket.
 */
export const imageAddress = v.pipe(
  text(limits.imageURL),
  v.check((value) => value === '' || URL.canParse(value), 'url'),
);

/** A control, invisible, unassigned or direction-changing character, which can disguise an address. */
const hiddenCharacter = /[\p{C}\p{DI}\u2028\u2029\ufffc\ufffd]/u;

/**
 * An e-mail address: one `@`, no space, and no mark that would start a second one or a header. Before
 * the `@`, dots stand between other characters only (RFC 5322).
 */
const emailShape =
  /^(?!\.|[^@]*\.[.@])[^\s@,;:<>()"[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/**
 * A visitor's e-mail address, normalized to NFC, trimmed and in lower case. The check for line
 * breaks and hidden characters comes before the trim, which would remove some of them.
 */
export const emailAddress = v.pipe(
  v.string(),
  v.check((value) => !hiddenCharacter.test(value), 'hidden-character'),
  v.trim(),
  v.toLowerCase(),
  v.normalize('NFC'),
  v.maxLength(limits.email),
  v.regex(emailShape),
);
