import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { it } from 'vitest';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { nonStaffCallers, staffMember } from './identities.ts';
import { getDocument, updateDocument } from './operations.ts';
import { siteContent } from './site-content.ts';
import { makeStoredBanner, type StoredDocument } from './stored-documents.ts';
import { expectVerdict, expectVerdicts } from './verdicts.ts';

type Change = readonly [title: string, fields: StoredDocument];

const hourMs = 60 * 60_000;
const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * hourMs);
const toInstant = (iso: string) => Timestamp.fromDate(new Date(iso));

const testBed = new FirestoreTestBed({
  banners: {
    ...siteContent.banners,
    planned: makeStoredBanner({
      num: 4,
      bannerDisplay: false,
      displayPlanned: true,
      showFrom: inHours(1),
    }),
  },
});

const goodChanges: readonly Change[] = [
  ['a start in the past', { showFrom: inHours(-1) }],
  ['an end to come', { showUntil: inHours(1) }],
  ['a start in the past and an end to come', { showFrom: inHours(-1), showUntil: inHours(1) }],
  ['a start to come, while it is hidden', { bannerDisplay: false, showFrom: inHours(1) }],
  ['an end in the past, while it is hidden', { bannerDisplay: false, showUntil: inHours(-1) }],
  ['the earliest start', { showFrom: toInstant('2000-01-01T00:00:00Z') }],
  ['the latest end', { showUntil: toInstant('2099-12-31T23:59:59.999Z') }],
  ['an event without a time', { eventTime: '' }],
  ['no event', { eventDate: '', eventTime: '' }],
];

const badDisplayTimes: readonly (readonly [title: string, value: unknown])[] = [
  ['a text', '2026-11-27T19:30:00.000Z'],
  ['a number', 1_791_288_000_000],
  ['a boolean', false],
  ['a list', [inHours(1)]],
];

const badChanges: readonly Change[] = [
  ['a displayed banner before its start', { showFrom: inHours(1) }],
  ['a displayed banner after its end', { showUntil: inHours(-1) }],
  ['a displayed banner at its end', { showUntil: serverTimestamp() }],
  [
    'an end before the start',
    { bannerDisplay: false, showFrom: inHours(2), showUntil: inHours(1) },
  ],
  ['a plan, which only the server may set', { bannerDisplay: false, displayPlanned: true }],
  ['a plan that is a text', { bannerDisplay: false, displayPlanned: 'false' }],
  ['a plan that is null', { bannerDisplay: false, displayPlanned: null }],
  ['a start before this century', { showFrom: toInstant('1999-12-31T23:59:59.999Z') }],
  ['an end after this century', { showUntil: toInstant('2100-01-01T00:00:00Z') }],
  ...['showFrom', 'showUntil'].flatMap((field) =>
    badDisplayTimes.map(
      ([title, value]) =>
        [`${field} as ${title}`, { bannerDisplay: false, [field]: value }] as const,
    ),
  ),
];

const saveBanner = ([, fields]: Change) =>
  updateDocument(testBed.as(staffMember), 'banners', 'banner-1', {
    ...makeStoredBanner(),
    updatedAt: serverTimestamp(),
    ...fields,
  });

it('the rules refuse staff a display at the wrong time', () =>
  expectVerdicts('refuses', badChanges, saveBanner));

it('the rules allow staff a display in its time', () =>
  expectVerdicts('allows', goodChanges, saveBanner));

it('the rules let only staff read a banner before its start', async () => {
  const getPlannedBanner = (identity: typeof staffMember) =>
    getDocument(testBed.as(identity), 'banners', 'planned');
  await expectVerdicts('refuses', nonStaffCallers, ([, caller]) => getPlannedBanner(caller));
  await expectVerdict('allows', getPlannedBanner(staffMember));
});
