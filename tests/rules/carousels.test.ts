import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import {
  makeBadImages,
  badLinks,
  badNumbers,
  badStoredNumbers,
  makeBadTexts,
  makeLongImageAddress,
} from './bad-values.ts';
import { badConsentInstants, declareConsentTests, makeConsentRows } from './consent.ts';
import {
  declareValidDocumentTests,
  declareOptionalFieldTests,
  declareInvalidDocumentTests,
} from './document-tests.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { staffMember } from './identities.ts';
import { updateDocument } from './operations.ts';
import { makeImageAddress, ownBuckets } from './own-images.ts';
import { siteContent } from './site-content.ts';
import { makeStoredCarouselItem } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const invalidRows = badStoredNumbers.map(([title, num], index) => ({
  title,
  num,
  id: `invalid-${index}`,
}));

const testBed = new FirestoreTestBed({
  carousels: {
    ...siteContent.carousels,
    ...makeConsentRows('carousels', makeStoredCarouselItem),
    ...Object.fromEntries(invalidRows.map(({ id, num }) => [id, makeStoredCarouselItem({ num })])),
    first: makeStoredCarouselItem({ num: 0 }),
    last: makeStoredCarouselItem({ num: limits.num }),
  },
});

describe('the rules', () => {
  it.each(invalidRows)('refuse a save of a carousel item whose stored num is $title', ({ id }) =>
    expectVerdict(
      'refuses',
      updateDocument(testBed.as(staffMember), 'carousels', id, { updatedAt: serverTimestamp() }),
    ),
  );

  // The SDK sends 0 as an integer and -0 as a double. So this save changes only the number's type.
  it('refuse a save that makes the num a double', () =>
    expectVerdict(
      'refuses',
      updateDocument(testBed.as(staffMember), 'carousels', 'first', {
        num: -0,
        updatedAt: serverTimestamp(),
      }),
    ));
});

const optionalFields = ['alt', 'alt_fr', 'caption', 'caption_fr', 'link', 'consentAt'];

declareInvalidDocumentTests(
  testBed,
  'carousels',
  {
    num: badNumbers,
    imageURL: makeBadImages('carousels', 'carousel', 'banners'),
    alt: makeBadTexts(limits.alt),
    alt_fr: makeBadTexts(limits.alt),
    caption: makeBadTexts(limits.caption),
    caption_fr: makeBadTexts(limits.caption),
    link: badLinks,
    consentAt: badConsentInstants,
  },
  optionalFields,
);

const makeImageField = (object: string) => ({ imageURL: makeImageAddress({ object }) });

declareValidDocumentTests(testBed, 'carousels', [
  ['no image', { imageURL: '' }],
  ['a PNG', makeImageField('carousels%2Fcarousel_1_20261005143000.png')],
  ['a JPG', makeImageField('carousels%2Fcarousel_1_20261005143000.jpg')],
  ['a JPEG', makeImageField('carousels%2Fcarousel_abc-DEF_20261005143000.jpeg')],
  [
    'every kind of character in the token of its image',
    {
      imageURL: makeImageAddress({
        object: 'carousels%2Fcarousel_1.png',
        query: '?alt=media&token=abc-DEF-019',
      }),
    },
  ],
  ['no description', { alt: '', alt_fr: '' }],
  [
    'descriptions of the longest size',
    { alt: 'x'.repeat(limits.alt), alt_fr: 'é'.repeat(limits.alt) },
  ],
  ['no caption and no link', { caption: '', caption_fr: '', link: '' }],
  [
    'captions of the longest size',
    { caption: 'x'.repeat(limits.caption), caption_fr: 'é'.repeat(limits.caption) },
  ],
  ['a link to a video', { link: 'https://www.youtube.com/watch?v=abc_DEF-1' }],
  ['a consent given now', { consentAt: serverTimestamp() }],
  [
    'the longest address',
    { imageURL: makeLongImageAddress('carousels', 'carousel', limits.imageURL) },
  ],
  ...ownBuckets.map(
    (bucket) =>
      [
        `an image in ${bucket} with its token`,
        {
          imageURL: makeImageAddress({
            bucket,
            object: 'carousels%2Fcarousel_1.png',
            query: '?alt=media&token=0f6f4f1e-5d0c-4b6c-9f43-0c6f8f1d2a3b',
          }),
        },
      ] as const,
  ),
]);

it.each(['first', 'last'])('allows staff saving the carousel item in the %s position', (id) =>
  expectVerdict(
    'allows',
    updateDocument(testBed.as(staffMember), 'carousels', id, { updatedAt: serverTimestamp() }),
  ),
);

declareOptionalFieldTests(testBed, 'carousels', optionalFields);
declareConsentTests(testBed, 'carousels');
