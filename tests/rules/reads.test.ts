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
import { dragnets, getOne } from './operations.ts';
import { contentNames, dashboardQueries, siteQueries } from './queries.ts';
import { content, siteContent } from './site-content.ts';
import { expectVerdict, type Verdict } from './verdicts.ts';

interface Row {
  readonly what: string;
  readonly request: (db: Firestore) => Promise<unknown>;
  readonly everybodyElse: Verdict;
  readonly staff: Verdict;
}

const forAll = (verdict: Verdict) => ({ everybodyElse: verdict, staff: verdict });
const forStaff = { everybodyElse: 'refuses', staff: 'allows' } as const;

/** What nobody but staff sees, asked for outright. */
const bannersWith = (db: Firestore, display: unknown) =>
  query(collection(db, 'banners'), where('bannerDisplay', '==', display), limit(limits.listSize));

const rows: readonly Row[] = [
  ...contentNames.flatMap((name): Row[] => [
    {
      what: `getting one of the ${name}`,
      request: (db) => getOne(db, name, content[name].id),
      ...forAll('allows'),
    },
    {
      what: `listing ${name} as the pages do`,
      request: (db) => getDocsFromServer(siteQueries[name](db)),
      ...forAll('allows'),
    },
    {
      what: `getting a document below one of the ${name}`,
      request: (db) => getOne(db, `${name}/${content[name].id}/drafts`, 'draft-1'),
      ...forAll('refuses'),
    },
    ...Object.entries(dragnets).map(([how, request]) => ({
      what: `${how} ${name}`,
      request: (db: Firestore) => request(db, name),
      ...forAll('refuses'),
    })),
  ]),
  {
    what: 'getting a banner that is off',
    request: (db) => getOne(db, 'banners', 'banner-off'),
    ...forStaff,
  },
  {
    what: 'listing banners as the dashboard does, those that are off among them',
    request: (db) => getDocsFromServer(dashboardQueries.banners(db)),
    ...forStaff,
  },
  {
    what: 'asking for the banners that are off',
    request: (db) => getDocsFromServer(bannersWith(db, false)),
    ...forStaff,
  },
  {
    what: 'getting a banner that does not say whether it is on',
    request: (db) => getOne(db, 'banners', 'banner-unclear'),
    ...forStaff,
  },
  {
    what: 'asking for the banners that do not say whether they are on',
    request: (db) => getDocsFromServer(bannersWith(db, 'yes')),
    ...forStaff,
  },
];

const testBed = new FirestoreTestBed(siteContent);

describe.each(rows)('$what', ({ what, request, everybodyElse, staff }) => {
  for (const identity of identities) {
    const verdict = identity.isStaff ? staff : everybodyElse;
    it(`${verdict} ${identity.name} ${what}`, () =>
      expectVerdict(verdict, request(testBed.as(identity))));
  }
});
