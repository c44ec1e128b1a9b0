import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { makeOwnImageAddress } from '@club/domain/images/own-image';
import { describe, it } from 'vitest';
import { projectId as project } from '../../emulators/project.ts';
import { badRequestTimes } from './bad-request-times.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { updateDocument } from './operations.ts';
import {
  makeStoredBanner,
  makeStoredCarouselItem,
  type StoredDocument,
} from './stored-documents.ts';
import { expectVerdicts } from './verdicts.ts';

type Change = readonly [title: string, fields: StoredDocument];

const consentAt = Timestamp.fromDate(new Date('2026-10-06T12:00:00.000Z'));
const rowMakers = { banners: makeStoredBanner, carousels: makeStoredCarouselItem };
type ImageCollection = keyof typeof rowMakers;
const imageCollections = Object.keys(rowMakers) as readonly ImageCollection[];

const makeImage = (name: ImageCollection, file: string) =>
  makeOwnImageAddress(
    project,
    `${project}.appspot.com`,
    `${name}/${name.slice(0, -1)}_${file}.png`,
  );

/** Changes of a row that has an image with a consent. */
const listGoodChanges = (name: ImageCollection): readonly Change[] => [
  ['leaving it unchanged', {}],
  ['setting it to null', { consentAt: null }],
  ['deleting its field', { consentAt: deleteField() }],
  ['renewing it', { consentAt: serverTimestamp() }],
  ['clearing it for another image', { imageURL: makeImage(name, 'new'), consentAt: null }],
  [
    'renewing it for another image',
    { imageURL: makeImage(name, 'new'), consentAt: serverTimestamp() },
  ],
];
const listBadChanges = (name: ImageCollection): readonly Change[] => [
  ['changing its date', { consentAt: Timestamp.fromMillis(consentAt.toMillis() - 1) }],
  ['reusing it for another image', { imageURL: makeImage(name, 'new') }],
  ['leaving it without an image', { imageURL: '' }],
];

/** A new consent must have the request's time, and none is null. */
const badInstants: readonly Change[] = [
  ...badRequestTimes.filter(([, value]) => value !== null),
  ['an empty string', ''] as const,
  ['a boolean', true] as const,
  ['a map', { seconds: 1 }] as const,
].map(([title, value]) => [title, { consentAt: value }]);

const toRowId = (title: string) => title.replaceAll(/\W/gu, '-');

const testBed = new FirestoreTestBed(
  Object.fromEntries(
    imageCollections.map((name) => {
      const row = rowMakers[name]({ imageURL: makeImage(name, 'old'), consentAt });
      const { consentAt: _consentAt, ...rowWithoutConsent } = row;
      return [
        name,
        {
          ...Object.fromEntries(
            [...listGoodChanges(name), ...listBadChanges(name)].map(([title]) => [
              toRowId(title),
              row,
            ]),
          ),
          'without-a-consent': rowWithoutConsent,
          'with-a-string': { ...row, consentAt: '2026-10-06' },
        },
      ];
    }),
  ),
);

const saveRow = (name: ImageCollection, id: string, fields: StoredDocument = {}) =>
  updateDocument(testBed.as(staffMember), name, id, { ...fields, updatedAt: serverTimestamp() });

// A consent is valid for one image only.
describe.each(imageCollections)('the rules on the consent of %s', (name) => {
  it('refuse changes that it does not cover', () =>
    expectVerdicts('refuses', listBadChanges(name), ([title, fields]) =>
      saveRow(name, toRowId(title), fields),
    ));

  it('refuse a new one without the time of the request', () =>
    expectVerdicts('refuses', badInstants, ([, fields]) =>
      saveRow(name, 'without-a-consent', fields),
    ));

  it('refuse to leave a string in its place', () =>
    expectVerdicts('refuses', [['a save']], () => saveRow(name, 'with-a-string')));

  it('allow what it covers, and a new one', async () => {
    await expectVerdicts('allows', listGoodChanges(name), ([title, fields]) =>
      saveRow(name, toRowId(title), fields),
    );
    await expectVerdicts('allows', [['a new one']], () =>
      saveRow(name, 'without-a-consent', { consentAt: serverTimestamp() }),
    );
  });
});
