import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { badImage, badNum, badStoredNum, badText, longImage } from './bad-values.ts';
import { badConsentAt, holdConsent, tickedRows } from './consent.ts';
import { allowGoodDocuments, allowWithout, refuseBadDocuments } from './document-tables.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { aMemberOfStaff } from './identities.ts';
import { change } from './operations.ts';
import { makeImageAddress, ownBuckets } from './own-images.ts';
import { siteContent } from './site-content.ts';
import { makeStoredCarouselItem } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const odd = badStoredNum.map(([what, num], index) => ({ what, num, id: `odd-${index}` }));

const testBed = new FirestoreTestBed({
  carousels: {
    ...siteContent.carousels,
    ...tickedRows('carousels', makeStoredCarouselItem),
    ...Object.fromEntries(odd.map(({ id, num }) => [id, makeStoredCarouselItem({ num })])),
    first: makeStoredCarouselItem({ num: 0 }),
    last: makeStoredCarouselItem({ num: limits.num }),
  },
});

describe('a stored num', () => {
  it.each(odd)('refuses staff saving a carousel item whose num was $what before', ({ id }) =>
    expectVerdict(
      'refuses',
      change(testBed.as(aMemberOfStaff), 'carousels', id, { updatedAt: serverTimestamp() }),
    ),
  );

  // A double that equals the stored integer; the SDK sends -0 as one, and 1.0 as an integer.
  it('refuses staff saving a carousel item whose num becomes a double', () =>
    expectVerdict(
      'refuses',
      change(testBed.as(aMemberOfStaff), 'carousels', 'first', {
        num: -0,
        updatedAt: serverTimestamp(),
      }),
    ));
});

const optional = ['alt', 'alt_fr', 'consentAt'];

refuseBadDocuments(
  testBed,
  'carousels',
  {
    num: badNum,
    imageURL: badImage('carousels', 'carousel', 'banners'),
    alt: badText(limits.alt),
    alt_fr: badText(limits.alt),
    consentAt: badConsentAt,
  },
  optional,
);

const at = (object: string) => ({ imageURL: makeImageAddress({ object }) });

allowGoodDocuments(testBed, 'carousels', [
  ['no image', { imageURL: '' }],
  ['a PNG', at('carousels%2Fcarousel_1_20261005143000.png')],
  ['a JPG', at('carousels%2Fcarousel_1_20261005143000.jpg')],
  ['a JPEG', at('carousels%2Fcarousel_abc-DEF_20261005143000.jpeg')],
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
  ['a tick of now', { consentAt: serverTimestamp() }],
  ['the longest address', { imageURL: longImage('carousels', 'carousel', limits.imageURL) }],
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

it.each(['first', 'last'])('allows staff saving the %s carousel item of all', (id) =>
  expectVerdict(
    'allows',
    change(testBed.as(aMemberOfStaff), 'carousels', id, { updatedAt: serverTimestamp() }),
  ),
);

allowWithout(testBed, 'carousels', optional);
holdConsent(testBed, 'carousels');
