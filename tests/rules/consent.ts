import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { type BadValue, badUpdatedAt } from './bad-values.ts';
import type { Content, FirestoreTestBed } from './firestore-test-bed.ts';
import { aMemberOfStaff } from './identities.ts';
import { change } from './operations.ts';
import { makeImageAddress } from './own-images.ts';
import type { StoredDocument } from './stored-documents.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

type PicturedName = 'banners' | 'carousels';

const ticked = Timestamp.fromDate(new Date('2026-10-06T12:00:00.000Z'));
const address = (name: PicturedName, file: string) =>
  makeImageAddress({ object: `${name}%2F${name.slice(0, -1)}_${file}.png` });

/** Stamps that nobody may write where there was none: whoever ticks, ticks now. */
export const badConsentAt: readonly BadValue[] = [
  ...badUpdatedAt.filter(([what]) => what !== 'null'),
  ['a boolean', true],
  ['a map', { seconds: 1 }],
];

/** Rows whose picture has its tick, as many as there are cases that change them. */
export function tickedRows(
  name: PicturedName,
  make: (fields: StoredDocument) => StoredDocument,
): Content[string] {
  const row = make({ imageURL: address(name, 'old'), consentAt: ticked });
  const { consentAt, ...neverTicked } = row;
  return {
    ...Object.fromEntries(cases(name).map(([what]) => [toId(what), row])),
    [withoutStamp]: neverTicked,
    [withText]: { ...row, consentAt: '2026-10-06' },
  };
}

/** A row saved before consents were kept. */
const withoutStamp = 'without-a-stamp';

/** A row that a stamp of another type has got into. */
const withText = 'with-a-text';

const toId = (what: string) => what.replaceAll(/\W/gu, '-');

const cases = (name: PicturedName) =>
  [
    ['keeping it', 'allows', {}],
    ['taking it back', 'allows', { consentAt: null }],
    ['taking it out', 'allows', { consentAt: deleteField() }],
    ['ticking anew', 'allows', { consentAt: serverTimestamp() }],
    ['moving its date', 'refuses', { consentAt: Timestamp.fromMillis(ticked.toMillis() - 1) }],
    ['carrying it over to another picture', 'refuses', { imageURL: address(name, 'new') }],
    ['carrying it over to no picture', 'refuses', { imageURL: '' }],
    [
      'clearing it with another picture',
      'allows',
      { imageURL: address(name, 'new'), consentAt: null },
    ],
    [
      'ticking for another picture',
      'allows',
      { imageURL: address(name, 'new'), consentAt: serverTimestamp() },
    ],
  ] as const satisfies readonly (readonly [string, Verdict, StoredDocument])[];

/** Declares what becomes of a tick: it belongs to the picture that it was set for. */
export function holdConsent(testBed: FirestoreTestBed, name: PicturedName): void {
  describe('a consent on file', () => {
    it.each(cases(name))('%s: the rule %s it', (what, verdict, fields) =>
      expectVerdict(
        verdict,
        change(testBed.as(aMemberOfStaff), name, toId(what), {
          ...fields,
          updatedAt: serverTimestamp(),
        }),
      ),
    );

    it('refuses to carry a text on', () =>
      expectVerdict(
        'refuses',
        change(testBed.as(aMemberOfStaff), name, withText, { updatedAt: serverTimestamp() }),
      ));

    it('refuses an empty text where there was no stamp', () =>
      expectVerdict(
        'refuses',
        change(testBed.as(aMemberOfStaff), name, withoutStamp, {
          consentAt: '',
          updatedAt: serverTimestamp(),
        }),
      ));
  });
}
