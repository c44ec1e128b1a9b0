import { Bytes, Timestamp } from 'firebase/firestore';
import { limits } from '../../domain/limits.ts';
import { makeImageAddress, ownBuckets } from './own-images.ts';

/** An invalid value with its title. */
export type BadValue = readonly [title: string, value: unknown];

const instant = Timestamp.fromDate(new Date('2026-10-06T12:00:00.000Z'));

/**
 * Values that are not strings. A rule that checks only the size would accept lists, maps and bytes.
 */
const nonStrings: readonly BadValue[] = [
  ['a list', ['text']],
  ['a map', { text: 'text' }],
  ['bytes', Bytes.fromUint8Array(new Uint8Array([116, 120]))],
  ['null', null],
  ['a number', 7],
  ['a boolean', true],
  ['an instant', instant],
];

export const makeBadTexts = (longest: number): readonly BadValue[] => [
  ...nonStrings,
  ['one character too long', 'x'.repeat(longest + 1)],
];

export const badDays: readonly BadValue[] = [
  ...nonStrings,
  ['a day that does not exist', '2026-02-29'],
  ['a day with a time', '2026-11-27T19:30'],
];

export const badTimes: readonly BadValue[] = [
  ...nonStrings,
  ['an hour that does not exist', '24:00'],
  ['a time with seconds', '19:30:00'],
];

export const badBooleans: readonly BadValue[] = [
  ['the word true', 'true'],
  ['the number 1', 1],
  ['null', null],
  ['a list', [true]],
  ['a map', { value: true }],
];

/** Invalid values for a field that must have the time of the request. */
export const badRequestTimes: readonly BadValue[] = [
  ['a past instant', instant],
  ['the device’s own clock', Timestamp.now()],
  ['a future instant', Timestamp.fromDate(new Date('2099-01-01T00:00:00.000Z'))],
  ['a string', '2026-10-06T12:00:00.000Z'],
  ['a number', 1_791_288_000_000],
  ['null', null],
  ['a list', [instant]],
];

/** Invalid values for a number that is stored as 1 and must not change. */
export const badNumbers: readonly BadValue[] = [
  ['another number', 2],
  ['a string', '1'],
  ['a fraction', 1.5],
  ['null', null],
  ['a list', [1]],
  ['a map', { value: 1 }],
  ['a boolean', true],
];

/** Invalid numbers that are already stored. The rules refuse each save of such a row. */
export const badStoredNumbers: readonly BadValue[] = [
  ['below zero', -1],
  ['one above the largest', limits.num + 1],
  ['a fraction', 1.5],
  ['a string', '1'],
];

/** Invalid values for a program's id that is stored as U15 and must not change. */
export const badIds: readonly BadValue[] = [
  ['of another program', 'U17'],
  ['in lower case', 'u15'],
  ['a list', ['U15']],
  ['null', null],
];

export const badLinks: readonly BadValue[] = [
  ...nonStrings,
  ['one character too long', `https://example.org/${'x'.repeat(limits.link - 19)}`],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals', 'JAVASCRIPT:alert(1)'],
  ['a script behind an https line', 'https://example.org/\njavascript:alert(1)'],
  ['a script before an https line', 'javascript:alert(1)\nhttps://example.org/'],
  ['a script that names https', 'javascript:alert("https://example.org")'],
  ['a data address', 'data:text/html,<script>alert(1)</script>'],
  ['plain http', 'http://example.org/'],
  ['a mail address', 'mailto:info@example.org'],
  ['without a scheme', '//example.org/'],
  ['a path of this site', '/registration'],
  ['with its scheme in capitals', 'HTTPS://example.org/'],
  ['without a host', 'https:///tournoi'],
  ['with a query and no host', 'https://?x'],
  ['with a fragment and no host', 'https://#x'],
  ['only a scheme', 'https://'],
  ['with credentials', 'https://name:password@example.org/'],
  ['with a name before the host', 'https://example.com@example.org/'],
  ['with a backslash before another host', 'https://example.com\\@example.org/'],
  ['with a backslash in its host', 'https://example.com\\example.org'],
  ['with a space in its host', 'https://example .org/'],
  ['with a space before its top-level domain', 'https://example. org/'],
  ['with a space within its top-level domain', 'https://example.o rg/'],
  ['with an escape in its host', 'https://exa%2dmple.org/'],
  ['with an escape before its top-level domain', 'https://example.%6frg/'],
  ['with an escape within its top-level domain', 'https://example.o%72g/'],
  ['with a host in digits before a path with a dot', 'https://1/a.b/'],
  ['with a dot after its host', 'https://example.org./'],
  ['with a host of digits that ends in a dot', 'https://1./'],
  ['with two dots in a row in its host', 'https://example..org/'],
  ['with two ports', 'https://example.org:80:80/'],
  ['with a line break after its host', 'https://example.org\n'],
  ['with a space before it', ' https://example.org/'],
  ['with a space within it', 'https://example.org/a b'],
];

/**
 * Lists invalid addresses of an image. `folder` and `filePrefix` are the valid ones, `otherFolder`
 * is the folder of the other collection's images.
 */
export function makeBadImages(
  folder: string,
  filePrefix: string,
  otherFolder: string,
): readonly BadValue[] {
  const object = `${folder}%2F${filePrefix}_1.png`;
  const goodAddress = makeImageAddress({ object });
  const makeFileAddress = (file: string) => makeImageAddress({ object: file });
  return [
    ...nonStrings,
    ['one character too long', makeLongImageAddress(folder, filePrefix, limits.imageURL + 1)],
    ['in a foreign bucket', makeImageAddress({ object, bucket: 'elsewhere.appspot.com' })],
    ['in a bucket that only begins like ours', goodAddress.replace('.appspot', 'x.appspot')],
    ['in a bucket at another domain', goodAddress.replace('.appspot.com', '.example.com')],
    [
      'in a bucket below another top-level domain',
      goodAddress.replace('.appspot.com', '.appspot.org'),
    ],
    [
      'in a newer bucket below another top-level domain',
      goodAddress.replace('.appspot.com', '.firebasestorage.dev'),
    ],
    ['in a newer bucket at another domain', goodAddress.replace('.appspot.com', '.elsewhere.app')],
    ['at a foreign host', makeImageAddress({ object, origin: 'https://example.org' })],
    ['at a look-alike host', goodAddress.replace('/v0/', '.example.org/v0/')],
    [
      'at a foreign host, with ours as the user name',
      goodAddress.replace('/v0/', '@example.org/v0/'),
    ],
    ...ownBuckets.flatMap((bucket) => replaceDots(makeImageAddress({ object, bucket }))),
    ['in another folder', makeFileAddress(`secrets%2F${filePrefix}_1.png`)],
    ['in the folder of the other images', makeFileAddress(`${otherFolder}%2F${filePrefix}_1.png`)],
    [
      'under the name of the other images',
      makeFileAddress(`${folder}%2F${otherFolder.slice(0, -1)}_1.png`),
    ],
    [
      'out of the folder by dots',
      makeFileAddress(`${folder}%2F..%2Fsecrets%2F${filePrefix}_1.png`),
    ],
    ['below the folder', makeFileAddress(`${folder}%2Fdrafts%2F${filePrefix}_1.png`)],
    [
      'out of the folder by dots after its prefix',
      makeFileAddress(`${folder}%2F${filePrefix}_..%2Fsecret.png`),
    ],
    ['with nothing after its prefix', makeFileAddress(`${folder}%2F${filePrefix}_.png`)],
    ['with a dot in its name', makeFileAddress(`${folder}%2F${filePrefix}_1.2.png`)],
    ['with a slash in its name', makeFileAddress(`${folder}%2F${filePrefix}_1/2.png`)],
    ['with an escape in its name', makeFileAddress(`${folder}%2F${filePrefix}_1%202.png`)],
    ['with a space in its name', makeFileAddress(`${folder}%2F${filePrefix}_1 2.png`)],
    ['without its folder', makeFileAddress(`${filePrefix}_1.png`)],
    ['a drawing that may contain scripts', makeFileAddress(`${folder}%2F${filePrefix}_1.svg`)],
    ['a page', makeFileAddress(`${folder}%2F${filePrefix}_1.html`)],
    ['its metadata instead of the image', makeImageAddress({ object, query: '' })],
    ['with another mark before its query', goodAddress.replace('?', '!')],
    ['with another query', makeImageAddress({ object, query: '?alt=json' })],
    ['with more in its query', `${goodAddress}&name=x`],
    ['with more in its query’s value', `${goodAddress}x`],
    ['with an empty token', `${goodAddress}&token=`],
    ['with two tokens', `${goodAddress}&token=a&token=b`],
    ['with a dot in its token', `${goodAddress}&token=a.b`],
    ['with a slash in its token', `${goodAddress}&token=a/b`],
    ['with an escape in its token', `${goodAddress}&token=a%20b`],
    ['with a space in its token', `${goodAddress}&token=a b`],
    ['with an underscore in its token', `${goodAddress}&token=a_b`],
    ['with its ending in capitals', goodAddress.replace('.png', '.PNG')],
    ['with a fragment', `${goodAddress}#x`],
    ['behind other text', `x${goodAddress}`],
    ['before another line', `${goodAddress}\nhttps://example.org/`],
    ['a script', 'javascript:alert(1)'],
    ['a data address', 'data:image/png;base64,iVBORw0KGgo='],
    ['a path of this site', '/images/hero.png'],
  ];
}

/**
 * Lists the addresses with one dot replaced by a letter. A pattern whose dot is not escaped would
 * match them.
 */
function replaceDots(address: string): readonly BadValue[] {
  return [...address.matchAll(/[.]/g)].map(({ index }) => {
    const changedAddress = `${address.slice(0, index)}x${address.slice(index + 1)}`;
    return [`with a letter instead of a dot, ${changedAddress}`, changedAddress];
  });
}

/** Makes an address of exactly this length in our bucket. */
export function makeLongImageAddress(folder: string, filePrefix: string, length: number): string {
  const makeAddress = (padLength: number) =>
    makeImageAddress({ object: `${folder}%2F${filePrefix}_${'x'.repeat(padLength)}.png` });
  return makeAddress(length - makeAddress(0).length);
}
