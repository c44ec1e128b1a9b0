import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import {
  badBoolean,
  badImage,
  badLink,
  badNum,
  badStoredNum,
  badText,
  longImage,
} from './bad-values.ts';
import { badConsentAt, holdConsent, tickedRows } from './consent.ts';
import { allowGoodDocuments, allowWithout, refuseBadDocuments } from './document-tables.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { aMemberOfStaff } from './identities.ts';
import { change } from './operations.ts';
import { makeImageAddress, ownBuckets } from './own-images.ts';
import { siteContent } from './site-content.ts';
import { makeStoredBanner } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const odd = badStoredNum.map(([what, num], index) => ({ what, num, id: `odd-${index}` }));

const testBed = new FirestoreTestBed({
  banners: {
    ...siteContent.banners,
    ...tickedRows('banners', makeStoredBanner),
    ...Object.fromEntries(odd.map(({ id, num }) => [id, makeStoredBanner({ num })])),
    first: makeStoredBanner({ num: 0 }),
    last: makeStoredBanner({ num: limits.num }),
  },
});

describe('a stored num', () => {
  it.each(odd)('refuses staff saving a banner whose num was $what before', ({ id }) =>
    expectVerdict(
      'refuses',
      change(testBed.as(aMemberOfStaff), 'banners', id, { updatedAt: serverTimestamp() }),
    ),
  );

  // A double that equals the stored integer; the SDK sends -0 as one, and 1.0 as an integer.
  it('refuses staff saving a banner whose num becomes a double', () =>
    expectVerdict(
      'refuses',
      change(testBed.as(aMemberOfStaff), 'banners', 'first', {
        num: -0,
        updatedAt: serverTimestamp(),
      }),
    ));
});

refuseBadDocuments(
  testBed,
  'banners',
  {
    num: badNum,
    imageURL: [
      ...badImage('banners', 'banner', 'carousels'),
      ['a JPEG, which banners are not', makeImageAddress({ object: 'banners%2Fbanner_1.jpg' })],
    ],
    bannerDisplay: badBoolean,
    eventTitle: badText(limits.eventTitle),
    eventTitle_fr: badText(limits.eventTitle),
    link: badLink,
    consentAt: badConsentAt,
  },
  ['consentAt'],
);

allowGoodDocuments(testBed, 'banners', [
  ['display off', { bannerDisplay: false }],
  ['a tick of now', { consentAt: serverTimestamp() }],
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
  ['a link with a query behind its host', { link: 'https://example.org?x=1' }],
  ['a link with a fragment behind its host', { link: 'https://example.org#x' }],
  ['a link to a host in French letters', { link: 'https://équipe.example/été' }],
  ['a link to a host of every kind of letter', { link: 'https://AzÀÖØöøſ09_-.example' }],
  ['a link to a last name of every kind of letter', { link: 'https://example.aAzÀÖØöøſ09_-/' }],
  ...['Z', 'z', 'À', 'Ø', 'ø', 'ſ'].map(
    (letter) =>
      [
        `a link to a last name that begins with ${letter}`,
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
  ['the longest image address', { imageURL: longImage('banners', 'banner', limits.imageURL) }],
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

it.each(['first', 'last'])('allows staff saving the %s banner of all', (id) =>
  expectVerdict(
    'allows',
    change(testBed.as(aMemberOfStaff), 'banners', id, { updatedAt: serverTimestamp() }),
  ),
);

allowWithout(testBed, 'banners', ['consentAt']);
holdConsent(testBed, 'banners');
