import {
  collection,
  type Firestore,
  getDocsFromServer,
  limit,
  query,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { identities } from './identities.ts';
import { broadQueries, getDocument } from './operations.ts';
import { rowCollections, dashboardQueries, siteQueries } from './queries.ts';
import { exampleDocuments, siteContent } from './site-content.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

interface ReadCase {
  readonly title: string;
  readonly request: (db: Firestore) => Promise<unknown>;
  readonly nonStaff: Verdict;
  readonly staff: Verdict;
}

const makeSameVerdicts = (verdict: Verdict) => ({ nonStaff: verdict, staff: verdict });
const staffOnlyVerdicts = { nonStaff: 'refuses', staff: 'allows' } as const;

/**
 * Makes a query for the banners whose `bannerDisplay` is `display`. Only staff may query another
 * value than `true`.
 */
const makeBannerQuery = (db: Firestore, display: unknown) =>
  query(collection(db, 'banners'), where('bannerDisplay', '==', display), limit(limits.listSize));

const readCases: readonly ReadCase[] = [
  ...rowCollections.flatMap((name): ReadCase[] => [
    {
      title: `getting one of the ${name}`,
      request: (db) => getDocument(db, name, exampleDocuments[name].id),
      ...makeSameVerdicts('allows'),
    },
    {
      title: `listing ${name} as the pages do`,
      request: (db) => getDocsFromServer(siteQueries[name](db)),
      ...makeSameVerdicts('allows'),
    },
    {
      title: `getting a document below one of the ${name}`,
      request: (db) => getDocument(db, `${name}/${exampleDocuments[name].id}/drafts`, 'draft-1'),
      ...makeSameVerdicts('refuses'),
    },
    ...Object.entries(broadQueries).map(([how, request]) => ({
      title: `${how} ${name}`,
      request: (db: Firestore) => request(db, name),
      ...makeSameVerdicts('refuses'),
    })),
  ]),
  {
    title: 'getting a hidden banner',
    request: (db) => getDocument(db, 'banners', 'banner-off'),
    ...staffOnlyVerdicts,
  },
  {
    title: 'listing banners as the dashboard does, including hidden ones',
    request: (db) => getDocsFromServer(dashboardQueries.banners(db)),
    ...staffOnlyVerdicts,
  },
  {
    title: 'querying the hidden banners',
    request: (db) => getDocsFromServer(makeBannerQuery(db, false)),
    ...staffOnlyVerdicts,
  },
  {
    title: 'getting a banner with an invalid display field',
    request: (db) => getDocument(db, 'banners', 'banner-unclear'),
    ...staffOnlyVerdicts,
  },
  {
    title: 'querying the banners with an invalid display field',
    request: (db) => getDocsFromServer(makeBannerQuery(db, 'yes')),
    ...staffOnlyVerdicts,
  },
];

const testBed = new FirestoreTestBed(siteContent);

describe.each(readCases)('$title', ({ title, request, nonStaff, staff }) => {
  for (const identity of identities) {
    const verdict = identity.isStaff ? staff : nonStaff;
    it(`${verdict} ${identity.name} ${title}`, () =>
      expectVerdict(verdict, request(testBed.as(identity))));
  }
});
