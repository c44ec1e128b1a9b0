import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { type BadValue, badRequestTimes } from './bad-values.ts';
import type { Content, FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { updateDocument } from './operations.ts';
import { makeImageAddress } from './own-images.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

type ImageCollection = 'banners' | 'carousels';

const storedConsentAt = Timestamp.fromDate(new Date('2026-10-06T12:00:00.000Z'));
const makeAddress = (name: ImageCollection, file: string) =>
  makeImageAddress({ object: `${name}%2F${name.slice(0, -1)}_${file}.png` });

/**
 * Values that no save may give to `consentAt` of a row without a stored consent. A new consent must
 * have the request's time.
 */
export const badConsentInstants: readonly BadValue[] = [
  ...badRequestTimes.filter(([title]) => title !== 'null'),
  ['a boolean', true],
  ['a map', { seconds: 1 }],
];

/**
 * Makes a row with an image and consent for each case. It adds a row without the timestamp, and one
 * with a string in place of the timestamp.
 */
export function makeConsentRows(
  name: ImageCollection,
  makeRow: (fields: StoredDocument) => StoredDocument,
): Content[string] {
  const row = makeRow({ imageURL: makeAddress(name, 'old'), consentAt: storedConsentAt });
  const { consentAt, ...rowWithoutTimestamp } = row;
  return {
    ...Object.fromEntries(makeCases(name).map(([title]) => [toId(title), row])),
    [idWithoutTimestamp]: rowWithoutTimestamp,
    [idWithString]: { ...row, consentAt: '2026-10-06' },
  };
}

/** The id of a row from before consents existed. */
const idWithoutTimestamp = 'without-a-timestamp';

/** The id of a row with a string in place of the timestamp. */
const idWithString = 'with-a-string';

const toId = (title: string) => title.replaceAll(/\W/gu, '-');

const makeCases = (name: ImageCollection) =>
  [
    ['leaving it unchanged', 'allows', {}],
    ['setting it to null', 'allows', { consentAt: null }],
    ['deleting its field', 'allows', { consentAt: deleteField() }],
    ['renewing it', 'allows', { consentAt: serverTimestamp() }],
    [
      'changing its date',
      'refuses',
      { consentAt: Timestamp.fromMillis(storedConsentAt.toMillis() - 1) },
    ],
    ['reusing it for another image', 'refuses', { imageURL: makeAddress(name, 'new') }],
    ['leaving it without an image', 'refuses', { imageURL: '' }],
    [
      'clearing it while replacing the image',
      'allows',
      { imageURL: makeAddress(name, 'new'), consentAt: null },
    ],
    [
      'renewing it for another image',
      'allows',
      { imageURL: makeAddress(name, 'new'), consentAt: serverTimestamp() },
    ],
  ] as const satisfies readonly (readonly [
    title: string,
    verdict: Verdict,
    fields: StoredDocument,
  ])[];

/** Declares the tests of a consent, which is valid for one image only. */
export function declareConsentTests(testBed: FirestoreTestBed, name: ImageCollection): void {
  describe('the rules on a consent', () => {
    it.each(makeCases(name))('%s (%s)', (title, verdict, fields) =>
      expectVerdict(
        verdict,
        updateDocument(testBed.as(staffMember), name, toId(title), {
          ...fields,
          updatedAt: serverTimestamp(),
        }),
      ),
    );

    it('refuse a save that leaves a string in place of the timestamp', () =>
      expectVerdict(
        'refuses',
        updateDocument(testBed.as(staffMember), name, idWithString, {
          updatedAt: serverTimestamp(),
        }),
      ));

    it('refuse an empty string where there was no timestamp', () =>
      expectVerdict(
        'refuses',
        updateDocument(testBed.as(staffMember), name, idWithoutTimestamp, {
          consentAt: '',
          updatedAt: serverTimestamp(),
        }),
      ));
  });
}
