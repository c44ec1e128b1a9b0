import * as v from 'valibot';
import { isHttpsAddress } from './https-address.ts';
import { limits } from './limits.ts';
import { idCharacters, toRegExp } from './patterns.ts';

/**
 * Half a character, or a control character that is no line break or tab: no keyboard types them. The
 * rules say the same by `storedText`; half a character cannot reach Firestore.
 */
const unwritable = /\p{Cs}|[^\P{Cc}\n\r\t]/u;

/** A text of at most `max` characters, trimmed. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max),
    v.check((value) => !unwritable.test(value), 'characters'),
  );

/** A document's id: the characters the club's ids use, never a path, nor a name Firestore keeps (`__x__`). */
export const documentId = v.pipe(
  v.string(),
  v.regex(toRegExp(idCharacters)),
  v.regex(/^(?!__.*__$)/u),
);

/** Display order of a banner or carousel item: an integer from 0. */
export const displayNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.num));

/** An instant in ISO 8601, UTC, with milliseconds: what a Firestore Timestamp becomes at the edge. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** An https link, or the empty text where a banner leads nowhere. */
export const httpsLink = v.pipe(
  text(limits.link),
  v.check((value) => value === '' || isHttpsAddress(value), 'https'),
);

/** The address of an image as stored; whose bucket it must be is decided where it is written. */
export const imageAddress = v.pipe(
  text(limits.imageURL),
  v.check((value) => value === '' || URL.canParse(value), 'url'),
);

/** Control, invisible and direction-changing characters: they hide what an address really is. */
const hiddenCharacter = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/u;

/** One `@`, no space, none of the marks that would start a second address or a header. */
const addressShape =
  /^[^\s@,;:<>()"[\]\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/**
 * A visitor's e-mail address, in the one spelling it is kept and compared in: composed, trimmed and
 * in lower case. Line breaks and hidden characters are refused before anything is trimmed away.
 */
export const emailAddress = v.pipe(
  v.string(),
  v.check((value) => !hiddenCharacter.test(value), 'hidden-character'),
  v.trim(),
  v.toLowerCase(),
  v.normalize('NFC'),
  v.maxLength(limits.email),
  v.regex(addressShape),
);
