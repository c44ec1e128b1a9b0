import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  collectionFixtures,
  countHistoryEntries,
  restoreEntry,
  RowTestBed,
} from './collection-fixtures.ts';
import { callAsStaff } from './identities.ts';

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
  const row = new RowTestBed(fixture, 'restored');
  const saveRow = async (fields: object = {}) =>
    v.parse(fixture.schema, (await row.save(fields)).json);

  it('lists each save with its author and the row before and after, newest first', async () => {
    const first = await saveRow();
    const second = await saveRow({ updatedAt: first.updatedAt });
    const by = { email: 'staff-one@example.org' };
    expect(await row.listHistory()).toMatchObject([
      { before: first, after: second, id: row.id, at: second.updatedAt, by },
      { before: row.original, after: first, by },
    ]);
  });

  it('restores a row, which adds one entry to its history', async () => {
    const savedRow = await saveRow();
    const [entry] = await row.listHistory();
    const { status, json } = await restoreEntry(entry?._id, { updatedAt: savedRow.updatedAt });
    const { updatedAt, ...fields } = row.original;
    expect([status, json]).toMatchObject([200, fields]);
    expect(v.parse(fixture.schema, json).updatedAt > savedRow.updatedAt).toBe(true);
    expect(savedRow.updatedAt > updatedAt).toBe(true);
    expect(await countHistoryEntries(row.id)).toBe(2);
  });

  it('lists, saves and restores a row that was stored before there were other fields', async () => {
    const names = firstFields[fixture.collection] ?? [];
    const fields = Object.fromEntries(names.map((name) => [name, row.original[name]]));
    const { updatedAt } = row.original;
    await row.reference.set({ ...fields, updatedAt: Timestamp.fromDate(new Date(updatedAt)) });
    expect(await row.findListed()).toMatchObject(fields);
    const savedRow = await saveRow({ updatedAt });
    const [entry] = await row.listHistory();
    expect(await restoreEntry(entry?._id, { updatedAt: savedRow.updatedAt })).toMatchObject({
      status: 200,
      json: fields,
    });
  });

  it('does not restore a row over a newer save', async () => {
    const current = await saveRow();
    const [entry] = await row.listHistory();
    const { updatedAt } = row.original;
    expect(await restoreEntry(entry?._id, { updatedAt })).toMatchObject({
      status: 409,
      json: { error: 'conflict', current },
    });
    expect(await row.findStored()).toMatchObject(fixture.makeEdit(row.id));
  });
});

it.each([
  ...['subscribers', 'history', 'toString'].map((collection) => `${collection}/x`),
  ...['x'.repeat(65), 'x'.repeat(1500), '__id__', 'a.b'].map((id) => `notes/${id}`),
])('there is no history of %s', async (path) => {
  const { status, json } = await callAsStaff(`/api/history/${path}`);
  expect([status, json]).toEqual([404, { error: 'not-found' }]);
});

it('a restore of an unknown entry, or with an invalid body, is refused', async () => {
  expect((await restoreEntry('missing')).status).toBe(404);
  expect((await restoreEntry('__id__')).status).toBe(404);
  const { status, json } = await restoreEntry('missing', { updatedAt: 'now', note: 'x' });
  expect([status, json]).toEqual([400, { error: 'invalid-body', fields: ['updatedAt', 'note'] }]);
});
