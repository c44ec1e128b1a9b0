import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { collectionFixtures, restoreEntry, RowTestBed } from './collection-fixtures.ts';

describe.each(collectionFixtures)('a row of $collection with invalid fields', (fixture) => {
  const row = new RowTestBed(fixture, 'unreadable');
  const fields = Object.keys(fixture.makeRow('x')).filter((name) => name !== '_id');

  it.each(fields)('is not listed, and is repaired by a save: %s', async (name) => {
    await row.reference.update({ [name]: ['?'] });
    expect(await row.findListed()).toBeUndefined();
    const { updatedAt } = row.original;
    const edit = fixture.makeEdit(row.id);
    expect(await row.save(name === 'updatedAt' ? {} : { updatedAt })).toMatchObject({
      status: 200,
      json: edit,
    });
    expect(await row.findStored()).toMatchObject(edit);
    const [entry] = await row.listHistory();
    expect(entry?.unreadable).toEqual({ before: [name], after: [] });
    expect((await restoreEntry(entry?._id)).status).toBe(200);
  });

  it('is repaired by a save if all its fields are missing', async () => {
    const deletions = fields.map((name) => [name, FieldValue.delete()] as const);
    await row.reference.update(Object.fromEntries(deletions));
    expect(await row.save()).toMatchObject({ status: 200, json: fixture.makeEdit(row.id) });
  });

  it('is not overwritten by a caller who read an earlier version', async () => {
    await row.reference.update({ updatedAt: 'yesterday' });
    expect((await row.save({ updatedAt: row.original.updatedAt })).status).toBe(409);
  });
});
