import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { type BadValue, badInstants } from './bad-values.ts';
import type { Content, FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { updateDocument } from './operations.ts';
import { makeImageAddress } from './own-images.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

type ImageCollection = 'banners' | 'carousels';

const tickedAt = Timestamp.fromDate(new Date('2026-10-06T12:00:00.000Z'));
const makeAddress = (name: ImageCollection, file: string) =>
  makeImageAddress({ object: `${name}%2F${name.slice(0, -1)}_${file}.png` });

/** Invalid stamps for a row without one. A new tick must have the request's time. */
export const badConsentInstants: readonly BadValue[] = [
  ...badInstants.filter(([what]) => what !== 'null'),
  ['a boolean', true],
  ['a map', { seconds: 1 }],
];

/** Makes a row with a ticked image for each case that changes it. */
export function makeTickedRows(
  name: ImageCollection,
  makeRow: (fields: StoredDocument) => StoredDocument,
): Content[string] {
  const row = makeRow({ imageURL: makeAddress(name, 'old'), consentAt: tickedAt });
  const { consentAt, ...rowWithoutStamp } = row;
  return {
    ...Object.fromEntries(makeCases(name).map(([what]) => [toId(what), row])),
    [idWithoutStamp]: rowWithoutStamp,
    [idWithText]: { ...row, consentAt: '2026-10-06' },
  };
}

/** A row from before consents existed. */
const idWithoutStamp = 'without-a-stamp';

/** A row with a text in place of the stamp. */
const idWithText = 'with-a-text';

const toId = (what: string) => what.replaceAll(/\W/gu, '-');

const makeCases = (name: ImageCollection) =>
  [
    ['keeping it', 'allows', {}],
    ['taking it back', 'allows', { consentAt: null }],
    ['taking it out', 'allows', { consentAt: deleteField() }],
    ['ticking anew', 'allows', { consentAt: serverTimestamp() }],
    ['moving its date', 'refuses', { consentAt: Timestamp.fromMillis(tickedAt.toMillis() - 1) }],
    ['carrying it over to another picture', 'refuses', { imageURL: makeAddress(name, 'new') }],
    ['carrying it over to no picture', 'refuses', { imageURL: '' }],
    [
      'clearing it with another picture',
      'allows',
      { imageURL: makeAddress(name, 'new'), consentAt: null },
    ],
    [
      'ticking for another picture',
      'allows',
      { imageURL: makeAddress(name, 'new'), consentAt: serverTimestamp() },
    ],
  ] as const satisfies readonly (readonly [string, Verdict, StoredDocument])[];

/** Declares the tests of a tick, which belongs to one image. */
export function declareConsentTests(testBed: FirestoreTestBed, name: ImageCollection): void {
  describe('a consent on file', () => {
    it.each(makeCases(name))('%s: the rule %s it', (what, verdict, fields) =>
      expectVerdict(
        verdict,
        updateDocument(testBed.as(staffMember), name, toId(what), {
          ...fields,
          updatedAt: serverTimestamp(),
        }),
      ),
    );

    it('refuses to repeat a text', () =>
      expectVerdict(
        'refuses',
        updateDocument(testBed.as(staffMember), name, idWithText, { updatedAt: serverTimestamp() }),
      ));

    it('refuses an empty text where there was no stamp', () =>
      expectVerdict(
        'refuses',
        updateDocument(testBed.as(staffMember), name, idWithoutStamp, {
          consentAt: '',
          updatedAt: serverTimestamp(),
        }),
      ));
  });
}
