import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import {
  badBooleans,
  makeBadImages,
  badDays,
  badLinks,
  badNumbers,
  badStoredNumbers,
  badTimes,
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
import { makeStoredBanner } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const invalidRows = badStoredNumbers.map(([title, num], index) => ({
  title,
  num,
  id: `invalid-${index}`,
}));

const optionalFields = [
  ...['eventDate', 'eventTime', 'showFrom', 'showUntil', 'displayPlanned', 'consentAt'],
];

const testBed = new FirestoreTestBed({
  banners: {
    ...siteContent.banners,
    ...makeConsentRows('banners', makeStoredBanner),
    ...Object.fromEntries(invalidRows.map(({ id, num }) => [id, makeStoredBanner({ num })])),
    first: makeStoredBanner({ num: 0 }),
    last: makeStoredBanner({ num: limits.num }),
  },
});

describe('the rules', () => {
  it.each(invalidRows)('refuse a save of a banner whose stored num is $title', ({ id }) =>
    expectVerdict(
      'refuses',
      updateDocument(testBed.as(staffMember), 'banners', id, { updatedAt: serverTimestamp() }),
    ),
  );

  // The SDK sends 0 as an integer and -0 as a double. So this save changes only the number's type.
  it('refuse a save that makes the num a double', () =>
    expectVerdict(
      'refuses',
      updateDocument(testBed.as(staffMember), 'banners', 'first', {
        num: -0,
        updatedAt: serverTimestamp(),
      }),
    ));
});

declareInvalidDocumentTests(
  testBed,
  'banners',
  {
    num: badNumbers,
    imageURL: [
      ...makeBadImages('banners', 'banner', 'carousels'),
      ['a JPEG, which banners cannot be', makeImageAddress({ object: 'banners%2Fbanner_1.jpg' })],
    ],
    bannerDisplay: badBooleans,
    eventTitle: makeBadTexts(limits.eventTitle),
    eventTitle_fr: makeBadTexts(limits.eventTitle),
    link: badLinks,
    eventDate: badDays,
    eventTime: badTimes,
    displayPlanned: [['true, which only the server may set', true], ...badBooleans],
    consentAt: badConsentInstants,
  },
  optionalFields,
);

declareValidDocumentTests(testBed, 'banners', [
  ['display off', { bannerDisplay: false }],
  ['a consent given now', { consentAt: serverTimestamp() }],
  ['no title, link or image', { eventTitle: '', eventTitle_fr: '', link: '', imageURL: '' }],
  [
    'titles of the longest size',
    {
      eventTitle: 'x'.repeat(limits.eventTitle),
      eventTitle_fr: 'é'.repeat(limits.eventTitle),
    },
  ],
  ['a link to a host alone', { link: 'https://example.org' }],
  ['a link with port, path, query and fragment', { link: 'https://example.org:8443/a?b=c@d#e' }],
  ['a link with a query after its host', { link: 'https://example.org?x=1' }],
  ['a link with a fragment after its host', { link: 'https://example.org#x' }],
  ['a link to a host in French letters', { link: 'https://équipe.example/été' }],
  ['a link to a host with every kind of character', { link: 'https://AzÀÖØöøſ09_-.example' }],
  [
    'a link to a top-level domain with every kind of character',
    { link: 'https://example.aAzÀÖØöøſ09_-/' },
  ],
  ...['Z', 'z', 'À', 'Ø', 'ø', 'ſ'].map(
    (letter) =>
      [
        `a link to a top-level domain that begins with ${letter}`,
        { link: `https://x.${letter}/` },
      ] as const,
  ),
  ['the longest link', { link: `https://example.org/${'x'.repeat(limits.link - 20)}` }],
  [
    'an image with every kind of character in its name and in its token',
    {
      imageURL: makeImageAddress({
        object: 'banners%2Fbanner_abc-DEF_019.png',
        query: '?alt=media&token=abc-DEF-019',
      }),
    },
  ],
  [
    'the longest image address',
    { imageURL: makeLongImageAddress('banners', 'banner', limits.imageURL) },
  ],
  ...ownBuckets.map(
    (bucket) =>
      [
        `an image in ${bucket} with its token`,
        {
          imageURL: makeImageAddress({
            bucket,
            object: 'banners%2Fbanner_1_20261005143000.png',
            query: '?alt=media&token=0f6f4f1e-5d0c-4b6c-9f43-0c6f8f1d2a3b',
          }),
        },
      ] as const,
  ),
]);

it.each(['first', 'last'])('allows staff saving the banner in the %s position', (id) =>
  expectVerdict(
    'allows',
    updateDocument(testBed.as(staffMember), 'banners', id, { updatedAt: serverTimestamp() }),
  ),
);

declareOptionalFieldTests(testBed, 'banners', optionalFields);
declareConsentTests(testBed, 'banners');
