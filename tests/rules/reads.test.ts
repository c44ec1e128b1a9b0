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
import { contentNames, dashboardQueries, siteQueries } from './queries.ts';
import { collectionContent, siteContent } from './site-content.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

interface Row {
  readonly what: string;
  readonly request: (db: Firestore) => Promise<unknown>;
  readonly nonStaff: Verdict;
  readonly staff: Verdict;
}

const makeVerdicts = (verdict: Verdict) => ({ nonStaff: verdict, staff: verdict });
const staffOnly = { nonStaff: 'refuses', staff: 'allows' } as const;

/** A query for banners that only staff may see. */
const queryBanners = (db: Firestore, display: unknown) =>
  query(collection(db, 'banners'), where('bannerDisplay', '==', display), limit(limits.listSize));

const rows: readonly Row[] = [
  ...contentNames.flatMap((name): Row[] => [
    {
      what: `getting one of the ${name}`,
      request: (db) => getDocument(db, name, collectionContent[name].id),
      ...makeVerdicts('allows'),
    },
    {
      what: `listing ${name} as the pages do`,
      request: (db) => getDocsFromServer(siteQueries[name](db)),
      ...makeVerdicts('allows'),
    },
    {
      what: `getting a document below one of the ${name}`,
      request: (db) => getDocument(db, `${name}/${collectionContent[name].id}/drafts`, 'draft-1'),
      ...makeVerdicts('refuses'),
    },
    ...Object.entries(broadQueries).map(([how, request]) => ({
      what: `${how} ${name}`,
      request: (db: Firestore) => request(db, name),
      ...makeVerdicts('refuses'),
    })),
  ]),
  {
    what: 'getting a banner that is off',
    request: (db) => getDocument(db, 'banners', 'banner-off'),
    ...staffOnly,
  },
  {
    what: 'listing banners as the dashboard does, those that are off among them',
    request: (db) => getDocsFromServer(dashboardQueries.banners(db)),
    ...staffOnly,
  },
  {
    what: 'asking for the banners that are off',
    request: (db) => getDocsFromServer(queryBanners(db, false)),
    ...staffOnly,
  },
  {
    what: 'getting a banner that does not say whether it is on',
    request: (db) => getDocument(db, 'banners', 'banner-unclear'),
    ...staffOnly,
  },
  {
    what: 'asking for the banners that do not say whether they are on',
    request: (db) => getDocsFromServer(queryBanners(db, 'yes')),
    ...staffOnly,
  },
];

const testBed = new FirestoreTestBed(siteContent);

describe.each(rows)('$what', ({ what, request, nonStaff, staff }) => {
  for (const identity of identities) {
    const verdict = identity.isStaff ? staff : nonStaff;
    it(`${verdict} ${identity.name} ${what}`, () =>
      expectVerdict(verdict, request(testBed.as(identity))));
  }
});
