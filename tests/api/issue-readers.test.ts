import { afterAll, beforeEach, expect, it } from 'vitest';
import { fanOutIssue } from '../../functions/src/newsletter/fan-out.ts';
import { clearDatabase, openSeparateDatabase, storeIssue } from './mail-test-bed.ts';

const databaseName = 'issue-readers';
const db = openSeparateDatabase(databaseName);

beforeEach(() => clearDatabase(databaseName));
afterAll(() => db.terminate());

it('an issue is queued for every reader, although the document of one cannot be read', async () => {
  const ids = Array.from({ length: 205 }, (_, index) => `reader-${1000 + index}`);
  const batch = db.batch();
  for (const id of ids) {
    const locale = id === 'reader-1003' ? 'unknown' : 'fr';
    batch.set(db.doc(`subscribers/${id}`), { state: 'confirmed', locale });
  }
  await batch.commit();
  await storeIssue(db, 'a', { state: 'sending', cursor: '' });
  await fanOutIssue(db, 'a');
  const { docs } = await db.collection('outbox').select().get();
  expect(docs.map(({ id }) => id)).toEqual(
    ids.filter((id) => id !== 'reader-1003').map((id) => `issue_a_${id}`),
  );
});
