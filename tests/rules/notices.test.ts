import { noticeId } from '@club/domain/content/notice';
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
import {
  broadQueries,
  createDocument,
  getDocument,
  removeDocument,
  replaceDocument,
} from './operations.ts';
import { makeStoredUrgentNotice } from './stored-documents.ts';
import { expectVerdict } from './verdicts.ts';

const hiddenId = 'hidden';
const invalidId = 'invalid';
const testBed = new FirestoreTestBed({
  notices: {
    [noticeId]: makeStoredUrgentNotice(),
    [hiddenId]: makeStoredUrgentNotice({ noticeDisplay: false }),
    [invalidId]: makeStoredUrgentNotice({ noticeDisplay: 'yes' }),
  },
});

/** The query of the public pages. */
const queryNotices = (db: Firestore, display: unknown, size: number = limits.listSize) =>
  getDocsFromServer(
    query(collection(db, 'notices'), where('noticeDisplay', '==', display), limit(size)),
  );

describe.each(identities)('$name', (identity) => {
  const db = () => testBed.as(identity);
  const staffOnlyVerdict = identity.isStaff ? 'allows' : 'refuses';

  it('reads the displayed notice', async () => {
    await expectVerdict('allows', getDocument(db(), 'notices', noticeId));
    await expectVerdict('allows', queryNotices(db(), true));
  });

  it.each([hiddenId, invalidId])('reads the notice "%s" only with staff access', (id) =>
    expectVerdict(staffOnlyVerdict, getDocument(db(), 'notices', id)),
  );

  it.each([false, 'yes'])(
    'lists the notices whose display is %j only with staff access',
    (display) => expectVerdict(staffOnlyVerdict, queryNotices(db(), display)),
  );

  it('cannot list more notices than the limit', () =>
    expectVerdict('refuses', queryNotices(db(), true, limits.listSize + 1)));

  it.each(Object.entries(broadQueries))('gets nothing by the query "%s notices"', (_how, request) =>
    expectVerdict('refuses', request(db(), 'notices')),
  );

  it('cannot write a notice without the API', async () => {
    const notice = makeStoredUrgentNotice();
    await expectVerdict('refuses', replaceDocument(db(), 'notices', noticeId, notice));
    await expectVerdict('refuses', createDocument(db(), 'notices', notice));
    await expectVerdict('refuses', removeDocument(db(), 'notices', noticeId));
  });
});

testBed.declareUnchangedTest();
