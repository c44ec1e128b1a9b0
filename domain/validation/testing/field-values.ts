import { limits } from '../../limits.ts';

/** A value with a title for the messages of tests. */
export type FieldValue = readonly [title: string, value: unknown];

/**
 * What one kind of field may be sent. The tests of the schemas, of the rules, of the API and of the
 * forms all take their values from here, so the four agree about each of them.
 */
export interface FieldValues {
  /** Values that are stored as they are sent. */
  readonly valid: readonly FieldValue[];
  /** Values that the API trims and then stores. Rules cannot trim, so they refuse them. */
  readonly trimmable?: readonly FieldValue[];
  /** Values in which the API replaces control characters. Rules refuse them. */
  readonly replaceable?: readonly (readonly [...FieldValue, stored: string])[];
  readonly invalid: readonly FieldValue[];
}

const toValues = (texts: readonly string[]): readonly FieldValue[] =>
  texts.map((text) => [JSON.stringify(text), text]);

/** Values of JSON that are not strings. A check of the size alone accepts lists. */
export const nonStrings: readonly FieldValue[] = [
  ['null', null],
  ['a number', 7],
  ['a boolean', true],
  ['a list', ['text']],
  ['a map', { text: 'text' }],
  ['a map with a string’s properties', { length: 1, toString: 'x' }],
];

/** Firestore itself refuses it, so no rule ever gets it. */
export const loneSurrogate: FieldValue = ['half of a surrogate pair', '\ud83c'];

/** Characters that `String.trim` removes, and that may stand within a text. */
const spaces = Array.from(' \t\n\r\u00a0\u1680\u2003\u202f\u205f\u3000\ufeff');
/** Characters that `String.trim` removes, and that become line breaks within a text. */
const trimmableSeparators = ['\v', '\f', '\u2028', '\u2029'];
/** Control characters that other programs paste, with what the API stores instead. */
const pastedControls = [
  ...['\v', '\f', '\u000e', '\u0085'].map((control) => [control, '\n'] as const),
  ...([
    ['\u001e', '-'],
    ['\u001f', ''],
    ['\u0080', '€'],
    ['\u0091', '‘'],
    ['\u0092', '’'],
    ['\u0093', '“'],
    ['\u0096', '–'],
    ['\u009f', 'Ÿ'],
  ] as const),
];
const controls = Array.from('\u0000\u0001\u0007\u0008\u001b\u001c\u007f\u0081\u0090\u009d');
/** Characters that hide or reverse text, an accent alone, emoji, and the last code points. */
const otherCharacters = Array.from(
  '\u00ad\u0301\u061c\u180e\u200b\u200d\u200f\u202e\u2060\u2066\ue000\ufffd\uffff\u{1f3d0}\u{10ffff}',
);
const specialCharacters = [...spaces, ...trimmableSeparators, ...controls, ...otherCharacters];

const putAtEdges = (character: string) => [character, `${character}text`, `text${character}`];
const putWithin = (character: string) => `te${character}xt`;

/** Values of the one text field that is tried with every special character. */
export const makeTextValues = (longest: number): Required<FieldValues> => ({
  valid: [
    ['the longest text', 'x'.repeat(longest)],
    // Rules count UTF-16 code units, as JavaScript does. A ball emoji has two.
    ['the longest text of ball emoji', '🏐'.repeat(longest / 2)],
    ...toValues(['', '3', 'OK', '<script>alert(1)</script>', 'Monday\nTuesday\r\n\tWednesday']),
    ...toValues([...spaces, ...otherCharacters].map(putWithin)),
    ...toValues(otherCharacters.flatMap(putAtEdges)),
  ],
  trimmable: toValues(['  ', ...[...spaces, ...trimmableSeparators].flatMap(putAtEdges)]),
  replaceable: pastedControls.map(([control, stored]) => [
    JSON.stringify(putWithin(control)),
    putWithin(control),
    putWithin(stored),
  ]),
  invalid: [
    ...nonStrings,
    ['one character too many', 'x'.repeat(longest + 1)],
    ['the longest text of ball emoji, and a letter', `${'🏐'.repeat(longest / 2)}x`],
    ...toValues(controls.map(putWithin)),
    ...toValues(controls.flatMap(putAtEdges)),
  ],
});

/** Values that show that a field is checked as a text of this length. */
export const makeTextSamples = (longest: number): FieldValues => ({
  valid: toValues(['', 'é'.repeat(longest)]),
  invalid: [
    ['one character too many', 'x'.repeat(longest + 1)],
    ['a list', ['text']],
    ['an escape sequence', 'a\u001b[2Jb'],
  ],
});

export const linkValues: Required<Omit<FieldValues, 'replaceable'>> = {
  valid: [
    ['the longest link', `https://example.org/${'x'.repeat(limits.link - 20)}`],
    ...toValues([
      ...['', 'https://example.org', 'https://example.org/', 'https://localhost/'],
      ...['https://example.org?x=1', 'https://example.org#x', 'https://example.org:1/'],
      ...['https://example.org:59999/', 'https://example.org:8443/a?b=c@d#e'],
      ...['https://équipe.example/été', 'https://xn--quipe-9ra.example/'],
      ...['https://EXAMPLE.org/Path', 'https://-a-.example.org/', 'https://a_b.example.org/'],
      ...['https://AzÀÖØöøſ09_-.example/', 'https://example.aAzÀÖØöøſ09_-/'],
      ...['Z', 'z', 'À', 'Ø', 'ø', 'ſ'].map((letter) => `https://x.${letter}/`),
      ...['https://example.org/%zz', 'https://example.org/[x]', 'https://example.org/a\\b'],
      ...['https://example.org//b', 'https://example.org/"><script>'],
      ...['\ufeff', ...otherCharacters].map((character) => `https://example.org/${character}x`),
      ...otherCharacters.map((character) => `https://example.org/${character}`),
    ]),
  ],
  trimmable: toValues(
    [...spaces, ...trimmableSeparators].flatMap((space) => [
      `${space}https://example.org/`,
      `https://example.org/${space}`,
    ]),
  ),
  invalid: [
    ...nonStrings,
    ['one character too many', `https://example.org/${'x'.repeat(limits.link - 19)}`],
    ...toValues([
      // Other schemes, or none.
      ...['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'javascript:alert("https://example.org")'],
      ...['https://example.org/\njavascript:alert(1)', 'javascript:alert(1)\nhttps://example.org/'],
      ...['javascript://example.org/%0aalert(1)', 'data:text/html,<script>alert(1)</script>'],
      ...['http://example.org/', 'HTTPS://example.org/', 'Https://example.org/'],
      ...['mailto:info@example.org', '//example.org/', 'example.org', '/registration'],
      ...['https:\\\\example.org', 'https:/example.org', 'https:example.org'],
      // No host, or one that browsers read as something else.
      ...['https://', 'https:///a', 'https://#x', 'https://?x', 'https://:80', 'https://.'],
      ...['https://..', 'https://a..b', 'https://.example.org', 'https://example.org.'],
      ...['https://[', 'https://[::1', 'https://[::1]/', 'https://127.0.0.1', 'https://1./'],
      ...['https://1.2.3.4.5/', 'https://256.256.256.256/', 'https://1/', 'https://1/a.b/'],
      ...['https://0x7f.1/', 'https://example.0x1/', 'https://example.1/'],
      ...['https://%zz', 'https://a%00b', 'https://a%2fb', 'https://a%40b'],
      ...['https://exa%2dmple.org/', 'https://example.%6frg/', 'https://example.o%72g/'],
      ...['https://example .org/', 'https://example. org/', 'https://example.o rg/'],
      ...Array.from('^|"\'`{,;*<', (character) => `https://a${character}b/`),
      ...['https://日本.example/', 'https://×.example/', 'https://÷.example/'],
      // Ports.
      ...['https://a:', 'https://a:b', 'https://a:-1', 'https://a:65536', 'https://a:123456'],
      'https://example.org:80:80/',
      // Credentials before the host.
      ...['https://name:password@example.org/', 'https://name@example.org/'],
      ...['https://example.com@example.org/', 'https://example.com\\@example.org/'],
      ...['https://example.org\\@example.com/', 'https://example.com\\example.org'],
      // Other characters.
      ...specialCharacters.flatMap((character) => [
        `https://${character}`,
        `https://a${character}b.example/`,
      ]),
      ...['https://example.org/a b', 'https://example.org/a\u001bb'],
      ...[...controls, ...otherCharacters].map((character) => `${character}https://example.org/`),
      ...controls.map((character) => `https://example.org/${character}`),
    ]),
  ],
};

export const dayValues: FieldValues = {
  valid: toValues(['', '2026-11-27', '2028-02-29', '2000-02-29', '2026-12-31']),
  invalid: [
    ...nonStrings,
    ...toValues([
      ...['2026-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10'],
      ...['2026-01-00', '1999-12-31', '2026-1-1', '20261127', '27/11/2026', '2026-11-27T19:30'],
      ...[' 2026-11-27', '2026-11-27\n'],
    ]),
  ],
};

export const timeValues: FieldValues = {
  valid: toValues(['', '00:00', '19:30', '23:59']),
  invalid: [
    ...nonStrings,
    ...toValues(['24:00', '19:60', '9:30', '19:30:00', '19h30', '١٩:٣٠', ' 19:30', '19:30\n']),
  ],
};

export const booleanValues: FieldValues = {
  valid: [
    ['true', true],
    ['false', false],
  ],
  invalid: [
    ['the word true', 'true'],
    ['an empty string', ''],
    ['1', 1],
    ['null', null],
    ['a list', [true]],
    ['a map', { value: true }],
  ],
};

export const displayNumberValues: FieldValues = {
  valid: [0, 1, limits.num].map((value) => [String(value), value]),
  invalid: [
    ...[-1, limits.num + 1, 1.5, 2 ** 53, 1e300, NaN, Infinity, -Infinity].map(
      (value): FieldValue => [String(value), value],
    ),
    ['the string 1', '1'],
    ['null', null],
    ['true', true],
    ['a list', [1]],
    ['a map', { value: 1 }],
  ],
};

export const idValues: FieldValues = {
  valid: toValues([
    ...['U17', 'DEV1', 'banner-1', 'note_1', `aZ-09_${'x'.repeat(58)}`],
    // Firestore reserves names with two underscores at both ends only.
    ...['__one', 'one__', 'one__two', '__one__two'],
  ]),
  invalid: [
    ...nonStrings,
    ...toValues([
      ...['', '..', 'a/b', 'U 15', 'U.15', 'U%15', 'é', 'U15\u212a', 'x'.repeat(65)],
      ...['__U15__', '____', '__proto__\u0000'],
    ]),
  ],
};
