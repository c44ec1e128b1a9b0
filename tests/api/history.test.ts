import { historyEntrySchema } from '@club/domain/history';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  countHistoryEntries,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
  makeUniqueId,
} from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

/** Each test has its own row and history. */
let id = '';
const token = await getStaffToken();

const listEntries = async (collection: string) => {
  const { json } = await callApi(`/api/history/${collection}/${id}`, { token });
  return v.parse(v.array(historyEntrySchema), json);
};
const restoreEntry = (entryId: string, json?: unknown) =>
  callApi(`/api/history/${entryId}/restore`, {
    method: 'POST',
    token,
    ...(json !== undefined && { json }),
  });

/** The fields that every row has had from the start (specification, section 3). */
const firstFields: Readonly<Record<string, readonly string[]>> = {
  notes: ['note', 'note_fr', 'buttonDisplay'],
  carousels: ['num', 'imageURL'],
  banners: ['num', 'imageURL', 'bannerDisplay', 'eventTitle', 'eventTitle_fr', 'link'],
  programs: [
    ...['id', 'schedule', 'schedule_fr', 'current_session', 'current_session_fr'],
    ...['cost', 'cost_fr', 'registerDisplay'],
  ],
};

describe.each(collectionFixtures)('the history of $collection', (fixture) => {
  const { collection, schema, update } = fixture;
  let edit: ReturnType<typeof fixture.makeEdit>;
  const saveRow = async (json: unknown) => {
    const response = await callApi(fillPath(update, id), { method: update.method, token, json });
    return v.parse(schema, response.json);
  };

  let original: Awaited<ReturnType<typeof storeRow>>;
  beforeEach(async () => {
    id = makeUniqueId('restored');
    edit = fixture.makeEdit(id);
    original = await storeRow(fixture, id);
  });
  afterEach(() => removeRow(fixture, id));

  it('lists each save with its author and the row before and after, newest first', async () => {
    const first = await saveRow(edit);
    const second = await saveRow({ ...edit, updatedAt: first.updatedAt });
    const entries = await listEntries(collection);
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [first, second],
      [original, first],
    ]);
    expect(entries[0]).toMatchObject({
      collection,
      id,
      at: second.updatedAt,
      by: { email: 'staff-one@example.org' },
    });
  });

  it('restores a row, which adds one entry to its history', async () => {
    const savedRow = await saveRow(edit);
    const [entry] = await listEntries(collection);
    const { status, json } = await restoreEntry(entry?._id ?? '', {
      updatedAt: savedRow.updatedAt,
    });
    expect(status).toBe(200);
    const { updatedAt, ...fields } = original;
    expect(json).toMatchObject(fields);
    expect(
      v.parse(schema, json).updatedAt > savedRow.updatedAt && savedRow.updatedAt > updatedAt,
    ).toBe(true);
    expect(await countHistoryEntries(id)).toBe(2);
  });

  it('lists, saves and restores a row that was stored before there were other fields', async () => {
    const fields = Object.fromEntries(
      (firstFields[collection] ?? []).map((name) => [name, original[name]]),
    );
    const stored = { ...fields, updatedAt: Timestamp.fromDate(new Date(original.updatedAt)) };
    await getDatabase().doc(`${collection}/${id}`).set(stored);
    const { json: rows } = await callApi(fixture.list.path, { token });
    expect(rows).toContainEqual(expect.objectContaining({ ...fields, _id: id }));
    const { updatedAt } = await saveRow({ ...edit, updatedAt: original.updatedAt });
    const [entry] = await listEntries(collection);
    const { status, json } = await restoreEntry(entry?._id ?? '', { updatedAt });
    expect([status, json]).toEqual([200, expect.objectContaining(fields)]);
  });

  it('does not restore a row over a newer save', async () => {
    const savedRow = await saveRow(edit);
    const [entry] = await listEntries(collection);
    const response = await restoreEntry(entry?._id ?? '', { updatedAt: original.updatedAt });
    expect([response.status, response.json]).toEqual([
      409,
      { error: 'conflict', current: savedRow },
    ]);
    expect(await findStoredRow(fixture, id)).toMatchObject(edit);
  });
});

it('the history does not exist for collections that staff do not edit', async () => {
  for (const collection of ['subscribers', 'history', 'toString']) {
    const response = await callApi(`/api/history/${collection}/x`, { token });
    expect([response.status, response.json]).toEqual([404, { error: 'not-found' }]);
  }
});

it('the history does not exist for an invalid row id', async () => {
  for (const row of ['x'.repeat(65), 'x'.repeat(1500), '__id__', 'a.b']) {
    const response = await callApi(`/api/history/notes/${row}`, { token });
    expect([response.status, response.json]).toEqual([404, { error: 'not-found' }]);
  }
});

it('a restore of an unknown entry, or with an invalid body, is refused', async () => {
  expect((await restoreEntry('missing')).status).toBe(404);
  expect((await restoreEntry('__id__')).status).toBe(404);
  const { status, json } = await restoreEntry('missing', { updatedAt: 'now', note: 'x' });
  expect([status, json]).toEqual([400, { error: 'invalid-body', fields: ['updatedAt', 'note'] }]);
});
