import { dayMs } from '@club/domain/day';
import { limits } from '@club/domain/limits';
import { programIds } from '@club/domain/program-ids';
import { type RetiredRow, retiredRowSchema } from '@club/domain/row-lifecycle';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  countHistoryEntries,
  findStoredRow,
  getFixture,
  makeUniqueId,
  removeRow,
  restoreEntry,
  RowTestBed,
  storeRow,
} from './collection-fixtures.ts';
import { callAsStaff, postAsStaff } from './identities.ts';

const listRetiredRows = async (): Promise<RetiredRow[]> =>
  v.parse(v.array(retiredRowSchema), (await callAsStaff('/api/retired')).json);
const countRows = async (collection: string) =>
  (await getDatabase().collection(collection).count().get()).data().count;
const retire = (collection: string, id: string, json: object = {}) =>
  postAsStaff(`/api/rows/${collection}/${id}/retire`, json);
const restore = (collection: string, id: string) =>
  postAsStaff(`/api/retired/${collection}_${id}/restore`);

const newRowFields = {
  banners: { bannerDisplay: false, imageURL: '', eventTitle: '' },
  carousels: { imageURL: '' },
  notes: { note: '', note_fr: '' },
};

describe.each(['banners', 'carousels', 'notes'] as const)('a new row of %s', (collection) => {
  const fixture = getFixture(collection);
  const source = new RowTestBed(fixture, 'source');
  const row = new RowTestBed(fixture, 'new');
  beforeEach(() => row.reference.delete());
  const create = (fields: object = {}) =>
    postAsStaff(`/api/rows/${collection}`, { id: row.id, ...fields });

  it('is empty, hidden and the last, and one save completes it', async () => {
    const { status, json } = await create();
    expect([status, json]).toMatchObject([200, { _id: row.id, ...newRowFields[collection] }]);
    const { docs } = await getDatabase().collection(collection).get();
    const nums = docs.map((one) => (one.get('num') as number | undefined) ?? 0);
    expect((await row.findStored())?.['num']).toBe(Math.max(...nums));
    const { updatedAt } = json as { updatedAt: string };
    expect((await row.save({ updatedAt })).status).toBe(200);
  });

  it('is created once by a repeated request', async () => {
    const count = await countRows(collection);
    const responses = [...(await Promise.all([create(), create()])), await create()];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countRows(collection)).toBe(count + 1);
  });

  it('can be a copy, which visitors do not see and which leaves the original unchanged', async () => {
    if (collection !== 'notes') await source.reference.update({ consentAt: Timestamp.now() });
    const before = await source.findStored();
    expect((await create({ copyOf: source.id })).status).toBe(200);
    const { num, updatedAt, ...fields } = before ?? {};
    const hidden = collection === 'carousels' ? { imageURL: '' } : {};
    const copy = await row.findStored();
    expect(copy).toMatchObject({ ...fields, ...hidden });
    expect(copy?.['bannerDisplay']).not.toBe(true);
    expect(await source.findStored()).toEqual(before);
  });

  it('is refused as a copy of a missing row, and with an invalid id', async () => {
    expect((await create({ copyOf: 'missing' })).status).toBe(404);
    for (const id of ['', 'a/b', '__id__', '..']) expect((await create({ id })).status).toBe(400);
    expect(await row.findStored()).toBeUndefined();
  });

  it('is refused above the limit, and so is a restore', async () => {
    await retire(collection, source.id);
    const count = await countRows(collection);
    const fillerIds = Array.from({ length: limits.rows - count }, () => makeUniqueId('filler'));
    await Promise.all(fillerIds.map((fillerId) => storeRow(fixture, fillerId)));
    const refused = [await create(), await restore(collection, source.id)];
    await removeRow(fixture, fillerIds.pop() ?? '');
    // The collection has room for one row, and three simultaneous requests want to create one.
    const newIds = [row.id, ...fillerIds.slice(0, 2).map((fillerId) => `${fillerId}-x`)];
    const responses = await Promise.all(newIds.map((id) => create({ id })));
    const finalCount = await countRows(collection);
    await Promise.all([...fillerIds, ...newIds].map((id) => removeRow(fixture, id)));
    await getDatabase().doc(`retired/${collection}_${source.id}`).delete();
    const refusal = { status: 409, json: { error: 'too-many-rows' } };
    expect(refused).toMatchObject([refusal, refusal]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(finalCount).toBe(limits.rows);
  });
});

describe('a copy of a carousel item', () => {
  const source = new RowTestBed(getFixture('carousels'), 'source');
  const copy = new RowTestBed(getFixture('carousels'), 'copy');
  const createCopy = async () => {
    await copy.reference.delete();
    await postAsStaff('/api/rows/carousels', { id: copy.id, copyOf: source.id });
  };

  it('has the image of the original in its history, so that a restore shows the image', async () => {
    await source.reference.update({ consentAt: Timestamp.now() });
    await createCopy();
    const { imageURL } = source.original;
    const [entry] = await copy.listHistory();
    expect(entry?.before).toMatchObject({ imageURL });
    expect(await restoreEntry(entry?._id)).toMatchObject({ status: 200, json: { imageURL } });
  });

  it('has no image without the consent of the people in it', async () => {
    await createCopy();
    expect(await copy.findStored()).toMatchObject({ imageURL: '', alt: '' });
    expect(await copy.listHistory()).toEqual([]);
  });
});

describe.each(collectionFixtures)('a retired row of $collection', (fixture) => {
  const { collection } = fixture;
  const row = new RowTestBed(fixture, 'retired');
  const getRetired = () => getDatabase().doc(`retired/${collection}_${row.id}`);
  const retireRow = () => retire(collection, row.id, { updatedAt: row.original.updatedAt });
  const restoreRow = () => restore(collection, row.id);
  const findRetired = async () => (await listRetiredRows()).filter(({ id }) => id === row.id);
  afterEach(() => getRetired().delete());

  it('leaves the site, can be restored for thirty days, and comes back exactly as it was', async () => {
    const before = await row.findStored();
    const { status, json } = await retireRow();
    expect(status).toBe(200);
    const retiredRow = v.parse(retiredRowSchema, json);
    const { restorableUntil, retiredAt } = retiredRow;
    expect(Date.parse(restorableUntil) - Date.parse(retiredAt)).toBe(30 * dayMs);
    expect(await row.findListed()).toBeUndefined();
    expect(await findRetired()).toEqual([retiredRow]);
    expect((await restoreRow()).status).toBe(200);
    expect(await row.findStored()).toEqual(before);
    expect(await findRetired()).toEqual([]);
    const { docs } = await getDatabase()
      .collection('activity')
      .where('subject.id', '==', row.id)
      .get();
    const actions = docs.map((entry) => entry.get('action') as string);
    expect(actions.toSorted()).toEqual(['restore-retired', 'retire']);
  });

  it('is retired once and restored once by simultaneous requests', async () => {
    const retirements = await Promise.all([retireRow(), retireRow(), retireRow()]);
    expect(retirements.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await findRetired()).toHaveLength(1);
    const restores = await Promise.all([restoreRow(), restoreRow(), restoreRow()]);
    expect(restores.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countHistoryEntries(row.id)).toBe(0);
  });

  it('was not retired if a newer save exists: the request gets the newer row', async () => {
    const { json: current } = await row.save();
    expect(await retireRow()).toMatchObject({ status: 409, json: { error: 'conflict', current } });
    expect(await row.findStored()).toBeDefined();
  });

  it('cannot be saved, nor created again under its id', async () => {
    await retireRow();
    expect((await row.save()).status).toBe(404);
    if (collection === 'programs') return;
    expect((await postAsStaff(`/api/rows/${collection}`, { id: row.id })).status).toBe(409);
  });

  it('cannot be restored after thirty days', async () => {
    await retireRow();
    await getRetired().update({ retiredAt: Timestamp.fromMillis(Date.now() - 30 * dayMs - 1000) });
    expect((await restoreRow()).status).toBe(404);
    expect(await findRetired()).toEqual([]);
  });
});

describe('a program', () => {
  const fixture = getFixture('programs');
  const [id = ''] = programIds;
  const create = (programId = id) => postAsStaff('/api/rows/programs', { id: programId });

  it('is created only for a team or a group of the club', async () => {
    expect((await create('U99')).status).toBe(400);
    expect(await findStoredRow(fixture, 'U99')).toBeUndefined();
  });

  it('of a team or a group of the club stays on the site', async () => {
    const { status, json } = await retire('programs', id);
    expect([status, json]).toEqual([409, { error: 'fixed-program' }]);
    expect(await findStoredRow(fixture, id)).toHaveProperty('id', id);
  });

  it('whose row is deleted can be created again with closed registration, unless another row has its team', async () => {
    const getProgram = (name: string) => getDatabase().doc(`programs/${name}`);
    const demoRow = (await findStoredRow(fixture, id)) ?? {};
    expect(demoRow).toHaveProperty('id');
    await getProgram(id).delete();
    await getProgram('renamed').set({ ...demoRow, id: id.toLowerCase() });
    const refusal = await create();
    await getProgram('renamed').delete();
    const { status, json } = await create();
    await getProgram(id).set(demoRow);
    expect(refusal.status).toBe(409);
    expect([status, json]).toMatchObject([200, { _id: id, id, registerDisplay: false }]);
  });
});

it('a row of a collection that staff do not edit, or a missing retired row, is not found', async () => {
  expect((await postAsStaff('/api/rows/subscribers', { id: 'x' })).status).toBe(404);
  expect((await retire('history', 'x')).status).toBe(404);
  for (const id of ['nothing', 'notes_', 'notes_missing', '__x__', 'x'.repeat(200)])
    expect((await postAsStaff(`/api/retired/${id}/restore`)).status).toBe(404);
});
