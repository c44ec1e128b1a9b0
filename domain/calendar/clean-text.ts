import { cutText } from '../cut-text.ts';

/** Personal data that a title or a place may contain, and that never reaches the site. */
const personalPatterns: readonly RegExp[] = [
  /(?:https?:|webcal:|mailto:|tel:|www\.)\S*/giu,
  // An address of a host and a path, such as a video meeting's.
  /\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/\S*/giu,
  /[^\s@,;:<>()"[\]]+@[^\s@,;:<>()"[\]]+\.[^\s@,;:<>()"[\]]+/giu,
  // A telephone number of North America, or an international one.
  /(?<![\p{L}\d])(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]{0,2}\d{3}[ .-]?\d{4}(?!\d)/giu,
  /\+\d[\d ().-]{7,}\d/giu,
];

/** Control characters, invisible ones, and those that change the direction. */
const invisibleCharacter =
  /[\p{Cc}\p{Cs}\p{Co}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Spaces and separators at the ends, which a removed part leaves behind. */
const loosePunctuation = /^[\s\-–—:;,|/•·]+|[\s\-–—:;,|/•·]+$/gu;

/** Longer texts are cut before any pattern is applied. */
const maxInput = 1_000;

/**
 * Makes one line of plain text of at most `max` UTF-16 code units. It removes e-mail addresses,
 * links, telephone numbers and invisible characters.
 */
export function cleanText(text: string, max: number): string {
  const line = text
    .slice(0, maxInput)
    .normalize('NFC')
    .replaceAll(/[\s\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(invisibleCharacter, '');
  const withoutPersonalData = personalPatterns.reduce(
    (rest, pattern) => rest.replaceAll(pattern, ' '),
    line,
  );
  const cleanLine = withoutPersonalData
    .replaceAll(/\(\s*\)|\[\s*\]|<\s*>/gu, ' ')
    .replaceAll(/ +/gu, ' ')
    .replaceAll(loosePunctuation, '');
  return cutText(cleanLine, max).trimEnd();
}
