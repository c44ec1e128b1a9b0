import { type ActivityEntry, activityPageSchema, firstActivityPageId } from '@club/domain/activity';
import { dayMs } from '@club/domain/day';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  collectionFixtures,
  fillPath,
  makeUniqueId,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { getDatabase } from './admin.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

const token = await getStaffToken();

async function getPage(after: string) {
  const { json } = await callApi(`/api/activity/${after}`, { token });
  return v.parse(activityPageSchema, json);
}

/** Lists the actions on one row, the latest first. */
async function listActions(id: string): Promise<ActivityEntry[]> {
  const { entries } = await getPage(firstActivityPageId);
  return entries.filter(({ subject }) => subject.id === id);
}

describe.each(collectionFixtures)('the log of $collection', (fixture) => {
  let id = '';
  beforeEach(async () => {
    id = makeUniqueId('logged');
    await storeRow(fixture, id);
  });
  afterEach(() => removeRow(fixture, id));

  const saveRow = (json: object) =>
    callApi(fillPath(fixture.update, id), { method: fixture.update.method, token, json });

  it('lists a save and a restore, with who restored and which fields changed', async () => {
    await saveRow(fixture.makeEdit(id));
    const { json } = await callApi(`/api/history/${fixture.collection}/${id}`, { token });
    const [entry] = v.parse(v.array(v.object({ _id: v.string() })), json);
    await callApi(`/api/history/${entry?._id}/restore`, { method: 'POST', token, json: {} });
    const actions = await listActions(id);
    expect(actions.map(({ action }) => action)).toEqual(['restore', 'save']);
    expect(actions[0]).toMatchObject({
      by: { email: 'staff-one@example.org' },
      subject: { kind: fixture.collection },
    });
    // The entries name the changed fields.
    const values: Readonly<Record<string, unknown>> = { ...fixture.makeRow(id) };
    const edits = Object.entries(fixture.makeEdit(id));
    const names = edits.filter(([name, value]) => value !== values[name]).map(([name]) => name);
    expect(names).not.toEqual([]);
    expect(actions[1]?.changedFields).toEqual(
      expect.arrayContaining(names.filter((name) => name !== 'consentOnFile')),
    );
    expect(actions[0]?.changedFields.toSorted()).toEqual(actions[1]?.changedFields.toSorted());
  });

  it('has no entry for a save that was refused', async () => {
    await saveRow({ ...fixture.makeEdit(id), updatedAt: '2020-01-01T00:00:00.000Z' });
    await saveRow({ nonsense: true });
    expect(await listActions(id)).toEqual([]);
  });
});

it('a page of the log has fifty entries, and the next page begins after its last entry', async () => {
  const batch = getDatabase().batch();
  const prefix = makeUniqueId('page');
  // The entries are in the future, so that no entry of another test is newer.
  const tomorrow = Date.now() + dayMs;
  for (let number = 0; number < 60; number += 1) {
    batch.create(getDatabase().doc(`activity/${prefix}-${String(number).padStart(2, '0')}`), {
      ...{ action: 'save', subject: { kind: 'notes', id: prefix }, by: { uid: '', email: '' } },
      at: new Date(tomorrow - number),
    });
  }
  await batch.commit();
  const newest = await getPage(firstActivityPageId);
  expect(newest.hasMore).toBe(true);
  expect(newest.entries).toHaveLength(50);
  const older = await getPage(newest.entries.at(-1)?._id ?? '');
  expect(older.entries.slice(0, 10).map(({ _id }) => _id)).toEqual(
    Array.from({ length: 10 }, (_, index) => `${prefix}-${50 + index}`),
  );
  const { docs } = await getDatabase()
    .collection('activity')
    .where('subject.id', '==', prefix)
    .get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

it('a page of the log after an entry that does not exist is not found', async () => {
  expect((await callApi('/api/activity/nobody', { token })).status).toBe(404);
});
