import {
  collection,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { limits } from '../../domain/limits.ts';
import { FirestoreTestBed } from './firestore-test-bed.ts';
import { identities } from './identities.ts';
import { broadQueries, getDocument, listPage, makeWrites } from './operations.ts';
import { calendarNames } from './site-content.ts';
import { makeStoredCalendarEntry } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const entryId = 'entry-1';
const testBed = new FirestoreTestBed({
  calendarEntries: { [entryId]: makeStoredCalendarEntry() },
  calendarStatus: { [entryId]: { checkedAt: Timestamp.fromMillis(0) } },
});

const epoch = Timestamp.fromMillis(0);
/** The queries of the pages: all teams, and one team. */
const listEntries = (db: Firestore, size: number) =>
  getDocsFromServer(
    query(
      collection(db, 'calendarEntries'),
      where('end', '>=', epoch),
      orderBy('end'),
      limit(size),
    ),
  );
const listTeamEntries = (db: Firestore, size: number) =>
  getDocsFromServer(
    query(
      collection(db, 'calendarEntries'),
      where('teams', 'array-contains', 'u15'),
      where('end', '>=', epoch),
      orderBy('end'),
      limit(size),
    ),
  );

/** The broad queries without the one for 51 documents, because the calendar allows 100. */
const { 'listing one more than the limit': _listTooMany, ...tooBroadQueries } = broadQueries;

describe.each(identities)('$name', (identity) => {
  const db = () => testBed.as(identity);

  it.each(calendarNames)('gets a document of %s', (name) =>
    expectVerdict('allows', getDocument(db(), name, entryId)),
  );

  it('lists the next entries of all teams, and of one team', async () => {
    await expectVerdict('allows', listEntries(db(), limits.calendarListSize));
    await expectVerdict('allows', listTeamEntries(db(), limits.calendarListSize));
  });

  it('cannot list more entries than the limit', async () => {
    await expectVerdict('refuses', listEntries(db(), limits.calendarListSize + 1));
    await expectVerdict('refuses', listTeamEntries(db(), limits.calendarListSize + 1));
  });

  it('cannot list the documents of the status', () =>
    expectVerdict('refuses', listPage(db(), 'calendarStatus')));

  it.each(calendarNames)('gets nothing of %s by a broad query', async (name) => {
    for (const request of Object.values(tooBroadQueries)) {
      await expectVerdict('refuses', request(db(), name));
    }
  });

  it.each(calendarNames)('gets no document in a subcollection of %s', (name) =>
    expectVerdict('refuses', getDocument(db(), `${name}/${entryId}/drafts`, 'draft-1')),
  );

  it.each(calendarNames)('cannot write to %s', async (name) => {
    for (const write of Object.values(makeWrites({ title: 'Forged' }))) {
      await expectVerdict('refuses', write(db(), name));
    }
  });
});

testBed.declareUnchangedTest();
