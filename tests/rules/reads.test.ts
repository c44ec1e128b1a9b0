import {
  collection,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { editableCollections, getContentType } from '../../domain/content/content-types.ts';
import { limits } from '../../domain/limits.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { callers, nonStaffCallers, staffMember } from './identities.ts';
import { broadQueries, getDocument, listPage } from './operations.ts';
import { dashboardQueries, siteQueries } from './queries.ts';
import { publicIds, siteContent } from './site-content.ts';
import { expectVerdict, expectVerdicts } from './verdicts.ts';

type ReadCase = readonly [title: string, request: (db: Firestore) => Promise<unknown>];

const list = (db: Firestore, name: string, ...constraints: readonly QueryConstraint[]) =>
  getDocsFromServer(query(collection(db, name), ...constraints));

/** The calendar's queries: the next entries of all teams, or of one. */
const listEntries = (db: Firestore, size: number, ...team: readonly QueryConstraint[]) =>
  list(
    db,
    'calendarEntries',
    ...team,
    where('end', '>=', Timestamp.fromMillis(0)),
    orderBy('end'),
    limit(size),
  );
const ofOneTeam = where('teams', 'array-contains', 'u15');

/** The limit of a list of each collection. The calendar's status cannot be listed at all. */
const listLimits = {
  ...{ notes: limits.listSize, programs: limits.listSize, carousels: limits.listSize },
  ...{ banners: limits.listSize, coaches: limits.listSize, gyms: limits.listSize },
  notices: limits.listSize,
  publishedIssues: limits.listSize,
  ...{ calendarEntries: limits.calendarListSize, calendarStatus: 0 },
} as const satisfies Readonly<Record<keyof typeof publicIds, number>>;

const readsOfEverybody: readonly ReadCase[] = [
  ...Object.entries(publicIds).map(([name, id]): ReadCase => [
    `getting one of the ${name}`,
    (db) => getDocument(db, name, id),
  ]),
  ...editableCollections.map((name): ReadCase => [
    `listing ${name} as the pages do`,
    (db) => getDocsFromServer(siteQueries[name](db)),
  ]),
  ['listing issues', (db) => listPage(db, 'publishedIssues')],
  ['listing the calendar', (db) => listEntries(db, limits.calendarListSize)],
  ['listing a team’s calendar', (db) => listEntries(db, limits.calendarListSize, ofOneTeam)],
];

// Rules do not filter, so a query has to ask for what is displayed.
const readsOfStaff: readonly ReadCase[] = [
  ...editableCollections.flatMap((name): ReadCase[] => {
    const { publicWhen: field, item } = getContentType(name);
    if (field === undefined) return [];
    return [
      [`getting one of the hidden ${name}`, (db) => getDocument(db, name, `${item}-off`)],
      [
        `getting one of the ${name} with an invalid display field`,
        (db) => getDocument(db, name, `${item}-unclear`),
      ],
      ...[false, 'yes'].map((display): ReadCase => [
        `listing the ${name} whose ${field} is ${display}`,
        (db) => list(db, name, where(field, '==', display), limit(limits.listSize)),
      ]),
      [
        `listing ${name} as the dashboard does`,
        (db) => getDocsFromServer(dashboardQueries[name](db)),
      ],
    ];
  }),
];

const readsOfNobody: readonly ReadCase[] = Object.entries(publicIds).flatMap(
  ([name, id]): ReadCase[] => [
    [`getting below one of the ${name}`, (db) => getDocument(db, `${name}/${id}/drafts`, 'draft')],
    [
      `listing one more of the ${name} than the limit`,
      (db) => listPage(db, name, listLimits[name as keyof typeof listLimits] + 1),
    ],
    ...broadQueries.map(([title, request]): ReadCase => [
      `${title}: ${name}`,
      (db) => request(db, name),
    ]),
  ],
);

const testBed = new FirestoreTestBed(siteContent);

describe('the rules on', () => {
  it.each(readsOfEverybody)('%s allow everybody', (_title, request) =>
    expectVerdicts('allows', callers, ([, caller]) => request(testBed.as(caller))),
  );

  it.each(readsOfStaff)('%s allow only staff', async (_title, request) => {
    await expectVerdicts('refuses', nonStaffCallers, ([, caller]) => request(testBed.as(caller)));
    await expectVerdict('allows', request(testBed.as(staffMember)));
  });

  it.each(readsOfNobody)('%s refuse everybody', (_title, request) =>
    expectVerdicts('refuses', callers, ([, caller]) => request(testBed.as(caller))),
  );

  it.each([
    ['all teams', []],
    ['one team', [ofOneTeam]],
  ] as const)('the calendar of %s refuse one entry more than the limit', (_title, constraints) =>
    expectVerdicts('refuses', callers, ([, caller]) =>
      listEntries(testBed.as(caller), limits.calendarListSize + 1, ...constraints),
    ),
  );
});
