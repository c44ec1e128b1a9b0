import { historyEntrySchema } from '@club/domain/history';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  content,
  countSaves,
  findStored,
  pathOf,
  removeRow,
  storeRow,
  uniqueId,
} from './content.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';

/** Each test has its own row, and so a history of its own. */
let id = '';
let token: string;
beforeAll(async () => {
  token = await staffToken();
});

const historyOf = async (collection: string) => {
  const { json } = await call(`/api/history/${collection}/${id}`, { token });
  return v.parse(v.array(historyEntrySchema), json);
};
const restore = (entry: string, json?: unknown) =>
  call(`/api/history/${entry}/restore`, {
    method: 'POST',
    token,
    ...(json !== undefined && { json }),
  });

describe.each(content)('the history of $collection', (table) => {
  const { collection, schema, update } = table;
  let edit: ReturnType<typeof table.edit>;
  const save = async (json: unknown) => {
    const answer = await call(pathOf(update, id), { method: update.method, token, json });
    return v.parse(schema, answer.json);
  };

  let original: Awaited<ReturnType<typeof storeRow>>;
  beforeEach(async () => {
    id = uniqueId('restored');
    edit = table.edit(id);
    original = await storeRow(table, id);
  });
  afterEach(() => removeRow(table, id));

  it('tells who saved what, before and after, the newest first', async () => {
    const first = await save(edit);
    const second = await save({ ...edit, updatedAt: first.updatedAt });
    const entries = await historyOf(collection);
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

  it('brings a row back as it was, as one more save', async () => {
    const saved = await save(edit);
    const [entry] = await historyOf(collection);
    const { status, json } = await restore(entry?._id ?? '', { updatedAt: saved.updatedAt });
    expect(status).toBe(200);
    const { updatedAt, ...fields } = original;
    expect(json).toMatchObject(fields);
    expect(v.parse(schema, json).updatedAt > saved.updatedAt && saved.updatedAt > updatedAt).toBe(
      true,
    );
    expect(await countSaves(id)).toBe(2);
  });

  it('brings nothing back over a save that was not seen', async () => {
    const saved = await save(edit);
    const [entry] = await historyOf(collection);
    const answer = await restore(entry?._id ?? '', { updatedAt: original.updatedAt });
    expect([answer.status, answer.json]).toEqual([409, { error: 'conflict', current: saved }]);
    expect(await findStored(table, id)).toMatchObject(edit);
  });
});

it('of what staff do not edit is not to be had', async () => {
  for (const collection of ['subscribers', 'history', 'toString']) {
    const answer = await call(`/api/history/${collection}/x`, { token });
    expect([answer.status, answer.json]).toEqual([404, { error: 'not-found' }]);
  }
});

it('of a row that cannot exist is refused at once, before the database is asked', async () => {
  for (const row of ['x'.repeat(65), 'x'.repeat(1500), '__id__', 'a.b']) {
    const answer = await call(`/api/history/notes/${row}`, { token });
    expect([answer.status, answer.json]).toEqual([404, { error: 'not-found' }]);
  }
});

it('knows no entry that was never written, and takes no body but its own', async () => {
  expect((await restore('missing')).status).toBe(404);
  expect((await restore('__id__')).status).toBe(404);
  const { status, json } = await restore('missing', { updatedAt: 'now', note: 'x' });
  expect([status, json]).toEqual([400, { error: 'invalid-body', fields: ['updatedAt', 'note'] }]);
});
