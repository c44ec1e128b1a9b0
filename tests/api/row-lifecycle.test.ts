import type { RetiredRow } from '@club/domain/row-lifecycle';
import { retiredRowSchema } from '@club/domain/row-lifecycle';
import { programIds } from '@club/domain/program-ids';
import { limits } from '@club/domain/limits';
import { dayMs } from '@club/domain/day';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  countHistoryEntries,
  fillPath,
  findStoredRow,
  giveConsent,
  makeUniqueId,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

const token = await getStaffToken();

const post = (path: string, json: unknown = {}) => callApi(path, { method: 'POST', token, json });
const listRetiredRows = async (): Promise<RetiredRow[]> =>
  v.parse(v.array(retiredRowSchema), (await callApi('/api/retired', { token })).json);
const countRows = async (collection: string) =>
  (await getDatabase().collection(collection).count().get()).data().count;

const fixturesWithoutPrograms = collectionFixtures.filter(
  ({ collection }) => collection !== 'programs',
);
const newRowFields: Readonly<Record<string, object>> = {
  banners: { bannerDisplay: false, imageURL: '', eventTitle: '' },
  carousels: { imageURL: '' },
  notes: { note: '', note_fr: '' },
};

describe.each(fixturesWithoutPrograms)('a new row of $collection', (fixture) => {
  const { collection } = fixture;
  const path = `/api/rows/${collection}`;
  let id = '';
  let sourceId = '';
  beforeEach(async () => {
    id = makeUniqueId('new');
    sourceId = makeUniqueId('source');
    await storeRow(fixture, sourceId);
  });
  afterEach(async () => {
    await removeRow(fixture, id);
    await removeRow(fixture, sourceId);
  });

  it('is empty, hidden and the last, and one save completes it', async () => {
    const { status, json } = await post(path, { id });
    expect([status, json]).toMatchObject([200, { _id: id, ...newRowFields[collection] }]);
    const nums = (await getDatabase().collection(collection).get()).docs.map(
      (row) => (row.get('num') as number | undefined) ?? 0,
    );
    expect((await findStoredRow(fixture, id))?.['num']).toBe(Math.max(...nums));
    const { updatedAt } = json as { updatedAt: string };
    const save = {
      method: fixture.update.method,
      token,
      json: { ...fixture.makeEdit(id), updatedAt },
    };
    expect((await callApi(fillPath(fixture.update, id), save)).status).toBe(200);
  });

  it('is created once by a repeated request', async () => {
    const count = await countRows(collection);
    const responses = await Promise.all([post(path, { id }), post(path, { id })]);
    responses.push(await post(path, { id }));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countRows(collection)).toBe(count + 1);
  });

  it('can be a copy, which visitors do not see and which leaves the original unchanged', async () => {
    if ('imageURL' in fixture.makeRow(sourceId)) await giveConsent(`${collection}/${sourceId}`);
    const source = await findStoredRow(fixture, sourceId);
    expect((await post(path, { id, copyOf: sourceId })).status).toBe(200);
    const { num, updatedAt, ...fields } = source ?? {};
    const copy = await findStoredRow(fixture, id);
    const changedFields = collection === 'carousels' ? { imageURL: '' } : {};
    expect(copy).toMatchObject({ ...fields, ...changedFields });
    expect(copy?.['bannerDisplay']).not.toBe(true);
    expect(await findStoredRow(fixture, sourceId)).toEqual(source);
  });

  it('is refused as a copy of a missing row, and with an invalid id', async () => {
    expect((await post(path, { id, copyOf: 'missing' })).status).toBe(404);
    for (const badId of ['', 'a/b', '__id__', '..'])
      expect((await post(path, { id: badId })).status).toBe(400);
    expect(await findStoredRow(fixture, id)).toBeUndefined();
  });

  it('is refused above the limit, and so is a restore', async () => {
    await post(`/api/rows/${collection}/${sourceId}/retire`);
    const count = await countRows(collection);
    const fillerIds = Array.from({ length: limits.rows - count }, () => makeUniqueId('filler'));
    await Promise.all(fillerIds.map((fillerId) => storeRow(fixture, fillerId)));
    const refusal = [409, { error: 'too-many-rows' }];
    const createResponse = await post(path, { id });
    const restoreResponse = await post(`/api/retired/${collection}_${sourceId}/restore`);
    await removeRow(fixture, fillerIds.pop() ?? '');
    // The collection has room for one row, and three simultaneous requests want to create one.
    const newIds = [id, ...fillerIds.slice(0, 2).map((fillerId) => `${fillerId}-x`)];
    const statuses = await Promise.all(
      newIds.map(async (newId) => (await post(path, { id: newId })).status),
    );
    const finalCount = await countRows(collection);
    await Promise.all([...fillerIds, ...newIds].map((rowId) => removeRow(fixture, rowId)));
    await getDatabase().doc(`retired/${collection}_${sourceId}`).delete();
    expect([createResponse.status, createResponse.json]).toEqual(refusal);
    expect([restoreResponse.status, restoreResponse.json]).toEqual(refusal);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    expect(finalCount).toBe(limits.rows);
  });
});

describe.each(collectionFixtures)('a retired row of $collection', (fixture) => {
  const { collection } = fixture;
  let id = '';
  let updatedAt = '';
  beforeEach(async () => {
    id = makeUniqueId('retired');
    updatedAt = (await storeRow(fixture, id)).updatedAt;
  });
  afterEach(async () => {
    await removeRow(fixture, id);
    await getDatabase().doc(`retired/${collection}_${id}`).delete();
  });
  const retire = (json: unknown = { updatedAt }) =>
    post(`/api/rows/${collection}/${id}/retire`, json);
  const restore = () => post(`/api/retired/${collection}_${id}/restore`);

  it('leaves the site, can be restored for thirty days, and comes back exactly as it was', async () => {
    const before = await findStoredRow(fixture, id);
    const { status, json } = await retire();
    expect(status).toBe(200);
    const retiredRow = v.parse(retiredRowSchema, json);
    expect(Date.parse(retiredRow.restorableUntil) - Date.parse(retiredRow.retiredAt)).toBe(
      30 * dayMs,
    );
    const siteList = await callApi(fixture.list.path, { token });
    expect(siteList.text).not.toContain(`"${id}"`);
    expect(await listRetiredRows()).toContainEqual(retiredRow);
    expect((await restore()).status).toBe(200);
    expect(await findStoredRow(fixture, id)).toEqual(before);
    expect(await listRetiredRows()).not.toContainEqual(retiredRow);
  });

  it('is retired once and restored once by simultaneous requests', async () => {
    const retirements = await Promise.all([retire(), retire(), retire()]);
    expect(retirements.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await listRetiredRows()).filter((row) => row.id === id)).toHaveLength(1);
    const restores = await Promise.all([restore(), restore(), restore()]);
    expect(restores.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countHistoryEntries(id)).toBe(0);
  });

  it('was not retired if a newer save exists: the request gets the newer row', async () => {
    const save = { method: fixture.update.method, token, json: fixture.makeEdit(id) };
    const saveResponse = await callApi(fillPath(fixture.update, id), save);
    const refusal = await retire();
    expect([refusal.status, refusal.json]).toEqual([
      409,
      { error: 'conflict', current: saveResponse.json },
    ]);
    expect(await findStoredRow(fixture, id)).toBeDefined();
  });

  it('cannot be saved, nor created again under its id', async () => {
    await retire();
    const save = { method: fixture.update.method, token, json: fixture.makeEdit(id) };
    expect((await callApi(fillPath(fixture.update, id), save)).status).toBe(404);
    if (collection !== 'programs')
      expect((await post(`/api/rows/${collection}`, { id })).status).toBe(409);
  });

  it('cannot be restored after thirty days', async () => {
    await retire();
    const retiredAt = Timestamp.fromMillis(Date.now() - 30 * dayMs - 1000);
    await getDatabase().doc(`retired/${collection}_${id}`).update({ retiredAt });
    expect((await restore()).status).toBe(404);
    expect((await listRetiredRows()).filter((row) => row.id === id)).toEqual([]);
  });

  it('is in the log, and so is its restore', async () => {
    await retire();
    await restore();
    const { docs } = await getDatabase().collection('activity').where('subject.id', '==', id).get();
    expect(docs.map((entry) => entry.get('action') as string).toSorted()).toEqual([
      'bring-back',
      'retire',
    ]);
  });
});

describe('a program', () => {
  const fixture = collectionFixtures.find(({ collection }) => collection === 'programs');
  if (!fixture) throw new Error('There is no fixture for programs.');
  const [id = ''] = programIds;

  it('is created only for a team or a group of the club', async () => {
    expect((await post('/api/rows/programs', { id: 'U99' })).status).toBe(400);
    expect(await findStoredRow(fixture, 'U99')).toBeUndefined();
  });

  it('of a team or a group of the club stays on the site', async () => {
    const { status, json } = await post(`/api/rows/programs/${id}/retire`);
    expect([status, json]).toEqual([409, { error: 'fixed-program' }]);
    expect(await findStoredRow(fixture, id)).toHaveProperty('id', id);
  });

  describe('whose row is deleted', () => {
    let demoRow: object = {};
    beforeEach(async () => {
      demoRow = (await findStoredRow(fixture, id)) ?? {};
      expect(demoRow).toHaveProperty('id');
      await getDatabase().doc(`programs/${id}`).delete();
    });
    afterEach(async () => {
      await getDatabase().doc('programs/renamed').delete();
      await getDatabase().doc(`programs/${id}`).set(demoRow);
    });

    it('can be created again, and then registration is closed', async () => {
      const { status, json } = await post('/api/rows/programs', { id });
      expect([status, json]).toMatchObject([200, { _id: id, id, registerDisplay: false }]);
    });

    it('cannot be created if another row has its team', async () => {
      await getDatabase()
        .doc('programs/renamed')
        .set({ ...demoRow, id: id.toLowerCase() });
      expect((await post('/api/rows/programs', { id })).status).toBe(409);
    });
  });
});

it('a row of a collection that staff do not edit, or a missing retired row, is not found', async () => {
  expect((await post('/api/rows/subscribers', { id: 'x' })).status).toBe(404);
  expect((await post('/api/rows/history/x/retire')).status).toBe(404);
  for (const id of ['nothing', 'notes_', 'notes_missing', '__x__', 'x'.repeat(200)])
    expect((await post(`/api/retired/${id}/restore`)).status).toBe(404);
});
