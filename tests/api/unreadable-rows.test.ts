import { historyEntrySchema } from '@club/domain/history';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getDatabase } from './admin.ts';
import {
  collectionFixtures,
  findStoredRow,
  fillPath,
  removeRow,
  storeRow,
} from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

const id = 'unreadable';
const token = await getStaffToken();

describe.each(collectionFixtures)('a row of $collection with invalid fields', (fixture) => {
  const { collection, list, update, schema } = fixture;
  const edit = fixture.makeEdit(id);
  const fields = Object.keys(fixture.makeRow(id)).filter((name) => name !== '_id');

  let baseInstant: string;
  beforeEach(async () => {
    baseInstant = (await storeRow(fixture, id)).updatedAt;
  });
  afterAll(() => removeRow(fixture, id));

  const corruptRow = (changes: Readonly<Record<string, unknown>>) =>
    getDatabase().doc(`${collection}/${id}`).update(changes);
  const saveRow = (json: unknown) =>
    callApi(fillPath(update, id), { method: update.method, token, json });

  it.each(fields)('is not listed, and is repaired by a save: %s', async (name) => {
    await corruptRow({ [name]: ['?'] });
    const { json } = await callApi(list.path, { token });
    expect(v.parse(v.array(schema), json).map(({ _id }) => _id)).not.toContain(id);

    const saveResponse = await saveRow({
      ...edit,
      ...(name !== 'updatedAt' && { updatedAt: baseInstant }),
    });
    expect([saveResponse.status, saveResponse.json]).toMatchObject([200, edit]);
    expect(await findStoredRow(fixture, id)).toMatchObject(edit);

    const history = await callApi(`/api/history/${collection}/${id}`, { token });
    const [entry] = v.parse(v.array(historyEntrySchema), history.json);
    expect(entry?.unreadable).toEqual({ before: [name], after: [] });
    const path = `/api/history/${entry?._id}/restore`;
    expect((await callApi(path, { method: 'POST', token })).status).toBe(200);
  });

  it('is repaired by a save if all its fields are missing', async () => {
    await corruptRow(Object.fromEntries(fields.map((name) => [name, FieldValue.delete()])));
    const saveResponse = await saveRow(edit);
    expect([saveResponse.status, saveResponse.json]).toMatchObject([200, edit]);
  });

  it('is not overwritten by a caller who read an earlier version', async () => {
    await corruptRow({ updatedAt: 'yesterday' });
    expect((await saveRow({ ...edit, updatedAt: baseInstant })).status).toBe(409);
  });
});
