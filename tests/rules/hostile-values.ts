/** A valid or invalid value that a field may get, with its title in the test. */
export type HostileValue = readonly [title: string, value: unknown];

const getCharacterName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Characters that some programming language treats as blank. JavaScript trims some of them. */
const blankCharacters =
  ' \t\n\v\f\r\u001c\u001f\u0085\u00a0\u1680\u180e\u2003\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff';

/**
 * Control characters, and characters that hide or reverse text. There are also rare ones such as an
 * accent alone, an emoji or the last code point.
 */
const unusualCharacters =
  '\u0000\u0001\u0007\u0008\u000e\u001b\u007f\u0080\u0090\u009f\u00ad\u0301\u061c\u200d\u200f\u202e\u2066\ue000\ufffd\uffff\u{1f3d0}\u{10ffff}';

/** All hostile characters. */
export const hostileCharacters = Array.from(blankCharacters + unusualCharacters);

/**
 * A sample for most text fields. The field `note` has the same rule and is tested with all
 * characters.
 */
const sampleCharacters = Array.from(' \n\u0000\u001b\u0085\u00a0\u2028\ufeff');

/** Makes texts for a field of at most `longest` UTF-16 code units. */
export const makeHostileTexts = (
  longest: number,
  characters: readonly string[] = sampleCharacters,
): readonly HostileValue[] => [
  ['an empty string', ''],
  ['the longest text', 'x'.repeat(longest)],
  ['the longest text of ball emoji', '🏐'.repeat(longest / 2)],
  ['one character too many', 'x'.repeat(longest + 1)],
  ['the longest text of ball emoji, and a letter', `${'🏐'.repeat(longest / 2)}x`],
  ['nothing but two blanks', '  '],
  ['a script element', '<script>alert(1)</script>'],
  ['several lines', 'Monday\nTuesday\r\n\tWednesday'],
  ...characters.flatMap((character): HostileValue[] => [
    [`${getCharacterName(character)} alone`, character],
    [`${getCharacterName(character)} before a text`, `${character}text`],
    [`${getCharacterName(character)} within a text`, `te${character}xt`],
    [`${getCharacterName(character)} after a text`, `text${character}`],
  ]),
];

/** Links with valid and invalid hosts, ports and paths. */
export const hostileLinks = [
  'https://example.org',
  'https://example.org/',
  'https://example.org?x=1',
  'https://example.org#x',
  'https://example.org:8443/a?b=c@d#e',
  'https://équipe.example/été',
  'https://EXAMPLE.org/Path',
  'https://AzÀÖØöøſ09_-.example/',
  'https://example.aAzÀÖØöøſ09_-/',
  'https://a_b.example.org/',
  'https://-a-.example.org/',
  'https://xn--quipe-9ra.example/',
  'https://localhost/',
  'https://example.org:1/',
  'https://example.org:59999/',
  'https://example.org/%zz',
  'https://example.org/[x]',
  'https://example.org/a\\b',
  'https://example.org//b',
  'https://example.org/"><script>',
  'https://',
  'https:///a',
  'https://#x',
  'https://?x',
  'https://:80',
  'https://.',
  'https://..',
  'https://a..b',
  'https://.example.org',
  'https://example.org.',
  'https://[',
  'https://[::1',
  'https://[::1]/',
  'https://127.0.0.1/',
  'https://127.0.0.1',
  'https://1.2.3.4.5/',
  'https://256.256.256.256/',
  'https://1/',
  'https://0x7f.1/',
  'https://example.0x1/',
  'https://example.1/',
  'https://a:',
  'https://a:b',
  'https://a:99999',
  'https://a:65536',
  'https://a:123456',
  'https://a:-1',
  'https://%zz',
  'https://a%00b',
  'https://a%2fb',
  'https://a%40b',
  'https://<script>',
  'https://a^b',
  'https://a|b',
  'https://a b/',
  'https://a"b/',
  "https://a'b/",
  'https://a`b/',
  'https://a{b}/',
  'https://a,b/',
  'https://a;b/',
  'https://a*b/',
  'https://日本.example/',
  'https://\u202e/',
  'https://×.example/',
  'https://÷.example/',
  'https://name:password@example.org/',
  'https://name@example.org/',
  'https://example.org\\@example.com/',
  'https:\\\\example.org',
  'https:/example.org',
  'https:example.org',
  'HTTPS://example.org/',
  'Https://example.org/',
  'http://example.org/',
  'javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//example.org/',
  'example.org',
];

/** Makes links for a field of at most `longest` UTF-16 code units. */
export const makeHostileLinks = (longest: number): readonly HostileValue[] => [
  ['no link', ''],
  ['the longest link', `https://example.org/${'x'.repeat(longest - 20)}`],
  ['a link of one character too many', `https://example.org/${'x'.repeat(longest - 19)}`],
  ...hostileLinks.map((address): HostileValue => [address, address]),
  ...hostileCharacters.flatMap((character): HostileValue[] => [
    [`${getCharacterName(character)} before a link`, `${character}https://example.org/`],
    [`${getCharacterName(character)} as the host of a link`, `https://${character}`],
    [`${getCharacterName(character)} in the host of a link`, `https://a${character}b.example/`],
    [`${getCharacterName(character)} in the path of a link`, `https://example.org/${character}x`],
    [`${getCharacterName(character)} after a link`, `https://example.org/${character}`],
  ]),
];

/** Values of each JSON type except strings. */
export const jsonNonStrings: readonly HostileValue[] = [
  ['null', null],
  ['a number', 7],
  ['a boolean', true],
  ['a list', ['text']],
  ['a map', { text: 'text' }],
];

/** Values for a boolean. */
export const hostileBooleans: readonly HostileValue[] = [
  ['true', true],
  ['false', false],
  ['the word true', 'true'],
  ['an empty string', ''],
  ['0', 0],
  ['1', 1],
  ['null', null],
  ['a list', [true]],
];

/** Values for a number that is stored as 1 and must not change. */
export const hostileNumbers: readonly HostileValue[] = [
  ...[1, 0, 2, -1, -0, 1.5, 999, 1000, 2 ** 53, 1e300, NaN, Infinity, -Infinity].map(
    (value): HostileValue => [Object.is(value, -0) ? '-0' : String(value), value],
  ),
  ['the string 1', '1'],
  ['an empty string', ''],
  ['null', null],
  ['true', true],
  ['a list', [1]],
];

const toCases = (values: readonly string[]): readonly HostileValue[] =>
  values.map((value) => [value || 'an empty string', value]);

/** Values for a calendar day that may be empty. */
export const hostileDays = toCases([
  ...['', '2026-11-27', '2028-02-29', '2000-02-29', '2026-02-29', '2100-02-29', '2026-02-30'],
  ...['2026-04-31', '2026-12-31', '2026-13-01', '2026-00-10', '2026-01-00', '1999-12-31'],
  ...['2026-1-1', '20261127', '27/11/2026', '2026-11-27T19:30', ' 2026-11-27', '2026-11-27\n'],
]);

/** Values for a time of day that may be empty. */
export const hostileTimes = toCases([
  ...['', '00:00', '19:30', '23:59', '24:00', '19:60', '9:30', '19:30:00', '19h30', '١٩:٣٠'],
  ...[' 19:30', '19:30\n'],
]);
