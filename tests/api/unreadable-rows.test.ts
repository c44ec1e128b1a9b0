import { historyEntrySchema } from '@club/domain/history';
import { FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from './admin.ts';
import { content, findStored, pathOf, removeRow, storeRow } from './content.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';

const id = 'unreadable';
let token: string;
beforeAll(async () => {
  token = await staffToken();
});

describe.each(content)('a row of $collection that a console has written', (table) => {
  const { collection, list, update, schema } = table;
  const edit = table.edit(id);
  const fields = Object.keys(table.make(id)).filter((name) => name !== '_id');

  let base: string;
  beforeEach(async () => {
    base = (await storeRow(table, id)).updatedAt;
  });
  afterAll(() => removeRow(table, id));

  const spoil = (changes: Readonly<Record<string, unknown>>) =>
    database().doc(`${collection}/${id}`).update(changes);
  const save = (json: unknown) => call(pathOf(update, id), { method: update.method, token, json });

  it.each(fields)('is no row for visitors, and is mended by a save: %s', async (name) => {
    await spoil({ [name]: ['?'] });
    const { json } = await call(list.path, { token });
    expect(v.parse(v.array(schema), json).map(({ _id }) => _id)).not.toContain(id);

    const saved = await save({ ...edit, ...(name !== 'updatedAt' && { updatedAt: base }) });
    expect([saved.status, saved.json]).toMatchObject([200, edit]);
    expect(await findStored(table, id)).toMatchObject(edit);

    const history = await call(`/api/history/${collection}/${id}`, { token });
    const [entry] = v.parse(v.array(historyEntrySchema), history.json);
    expect(entry?.unreadable).toEqual({ before: [name], after: [] });
    const path = `/api/history/${entry?._id}/restore`;
    expect((await call(path, { method: 'POST', token })).status).toBe(200);
  });

  it('is mended by a save when it holds nothing at all', async () => {
    await spoil(Object.fromEntries(fields.map((name) => [name, FieldValue.delete()])));
    const saved = await save(edit);
    expect([saved.status, saved.json]).toMatchObject([200, edit]);
  });

  it('is not saved over by somebody who saw an earlier one', async () => {
    await spoil({ updatedAt: 'yesterday' });
    expect((await save({ ...edit, updatedAt: base })).status).toBe(409);
  });
});
