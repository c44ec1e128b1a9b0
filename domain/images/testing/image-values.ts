import { limits } from '../../limits.ts';
import {
  type FieldValue,
  type FieldValues,
  nonStrings,
} from '../../validation/testing/field-values.ts';
import { type ImageCollection, imageCollections } from '../../content/content-types.ts';
import { getImageNames } from '../../content/image-folders.ts';
import { getStorageOrigin } from '../own-image.ts';

/** The default buckets of a project created before October 2024, and of a later one. */
const bucketDomains = ['appspot.com', 'firebasestorage.app'];

/** Returns the address with one dot replaced by a letter, for each of its dots. */
const replaceDots = (address: string): readonly FieldValue[] =>
  [...address.matchAll(/[.]/g)].map(({ index }) => {
    const changedAddress = `${address.slice(0, index)}x${address.slice(index + 1)}`;
    return [`with a letter instead of a dot, ${changedAddress}`, changedAddress];
  });

/**
 * Lists addresses for an image field of a project's rows. Those that are `valid` are
 * images in the project's own bucket, or empty.
 */
export function makeImageValues(project: string, folder: ImageCollection): FieldValues {
  const { prefix, extensions } = getImageNames(folder);
  const [otherFolder = folder] = imageCollections.filter((name) => name !== folder);
  const makeAddress = (object: string, domain = 'appspot.com') =>
    `${getStorageOrigin(project)}/v0/b/${project}.${domain}/o/${object}?alt=media`;
  const makeFile = (name: string) => `${folder}%2F${prefix}_${name}`;
  const address = makeAddress(makeFile('1.png'));
  const makeLongAddress = (length: number) =>
    makeAddress(makeFile(`${'x'.repeat(length - address.length + 1)}.png`));
  return {
    valid: [
      ['no image', ''],
      ['the longest address', makeLongAddress(limits.imageURL)],
      ['every kind of character in its name', makeAddress(makeFile('abc-DEF_019.png'))],
      ['every kind of character in its token', `${address}&token=abc-DEF-019`],
      ...bucketDomains.map((domain): FieldValue => [
        `in the bucket at ${domain}`,
        makeAddress(makeFile('1.png'), domain),
      ]),
      ...extensions.map((extension): FieldValue => [
        `with the ending ${extension}`,
        makeAddress(makeFile(`1.${extension}`)),
      ]),
    ],
    invalid: [
      ...nonStrings,
      ['one character too long', makeLongAddress(limits.imageURL + 1)],
      ['in a foreign bucket', address.replace(`/${project}.`, '/elsewhere.')],
      ['in a bucket that only begins like ours', address.replace('.appspot', 'x.appspot')],
      ['in a bucket at another domain', address.replace('.appspot.com', '.example.com')],
      ['at another top-level domain', address.replace('.appspot.com', '.appspot.org')],
      ['in a newer bucket elsewhere', address.replace('.appspot.com', '.firebasestorage.dev')],
      ['in a newer bucket at another domain', address.replace('.appspot.com', '.elsewhere.app')],
      ['at a foreign host', address.replace(getStorageOrigin(project), 'https://example.org')],
      ['at a look-alike host', address.replace('/v0/', '.example.org/v0/')],
      ['with ours as the user name', address.replace('/v0/', '@example.org/v0/')],
      ...bucketDomains.flatMap((domain) => replaceDots(makeAddress(makeFile('1.png'), domain))),
      ['in another folder', makeAddress(`secrets%2F${prefix}_1.png`)],
      ['in the folder of the other images', makeAddress(`${otherFolder}%2F${prefix}_1.png`)],
      [
        'under the name of the other images',
        makeAddress(`${folder}%2F${getImageNames(otherFolder).prefix}_1.png`),
      ],
      ['out of the folder by dots', makeAddress(`${folder}%2F..%2Fsecrets%2F${prefix}_1.png`)],
      ['below the folder', makeAddress(`${folder}%2Fdrafts%2F${prefix}_1.png`)],
      ['out of the folder after its prefix', makeAddress(makeFile('..%2Fsecret.png'))],
      ['with nothing after its prefix', makeAddress(makeFile('.png'))],
      ['with a dot in its name', makeAddress(makeFile('1.2.png'))],
      ['with a slash in its name', makeAddress(makeFile('1/2.png'))],
      ['with an escape in its name', makeAddress(makeFile('1%202.png'))],
      ['with a space in its name', makeAddress(makeFile('1 2.png'))],
      ['without its folder', makeAddress(`${prefix}_1.png`)],
      ...['svg', 'html', 'PNG', ...(extensions.includes('jpg') ? [] : ['jpg'])].map(
        (extension): FieldValue => [
          `with the ending ${extension}`,
          makeAddress(makeFile(`1.${extension}`)),
        ],
      ),
      ['its metadata instead of the image', address.replace('?alt=media', '')],
      ['with another mark before its query', address.replace('?', '!')],
      ['with another query', address.replace('media', 'json')],
      ['with more in its query', `${address}&name=x`],
      ['with more in its query’s value', `${address}x`],
      ['with an empty token', `${address}&token=`],
      ['with two tokens', `${address}&token=a&token=b`],
      ...['.', '/', '%20', ' ', '_'].map((character): FieldValue => [
        `with "${character}" in its token`,
        `${address}&token=a${character}b`,
      ]),
      ['with a fragment', `${address}#x`],
      ['behind other text', `x${address}`],
      ['before another line', `${address}\nhttps://example.org/`],
      ['a script', 'javascript:alert(1)'],
      ['a data address', 'data:image/png;base64,iVBORw0KGgo='],
      ['a path of this site', '/images/hero.png'],
    ],
  };
}
