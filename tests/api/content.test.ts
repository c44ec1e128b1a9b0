import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedImageAddress } from '../../emulators/demo/image-address.ts';
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
import { identities, staffToken } from './identities.ts';

let token: string;
beforeAll(async () => {
  token = await staffToken();
});

describe.each(content)('$collection', (table) => {
  const { schema, list, update } = table;
  /** Each test has its own row: what the trigger writes late of another's is not counted here. */
  let id: string;
  let edit: ReturnType<typeof table.edit>;
  const save = (json: unknown) => call(pathOf(update, id), { method: update.method, token, json });

  let base: string;
  beforeEach(async () => {
    id = uniqueId('edited');
    edit = table.edit(id);
    base = (await storeRow(table, id)).updatedAt;
  });
  afterEach(() => removeRow(table, id));

  it('are given to staff in the shape of the contract, fresh from the database', async () => {
    const { status, json, headers } = await call(list.path, { token });
    expect(status).toBe(200);
    const rows = v.parse(v.array(schema), json);
    expect(rows.find(({ _id }) => _id === id)?.updatedAt).toBe(base);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are given to visitors, who may keep them for a minute', async () => {
    const { status, json, headers } = await call(list.path);
    expect(status).toBe(200);
    expect(v.parse(v.array(schema), json).length).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
    expect(headers.get('vary')).toMatch(/\bAuthorization\b/u);
  });

  it('are saved by staff, who get the row back with its new instant', async () => {
    const { status, json } = await save({ ...edit, updatedAt: base });
    expect(status).toBe(200);
    const row = v.parse(schema, json);
    expect(row).toMatchObject({ _id: id, ...edit });
    expect(Date.parse(row.updatedAt)).toBeGreaterThan(Date.parse(base));
    expect(await findStored(table, id)).toMatchObject(edit);
  });

  it('are saved without surrounding spaces, and with the contract’s own fields alone', async () => {
    const texts = Object.entries(edit).filter(
      ([name, value]) => typeof value === 'string' && name !== 'id',
    );
    const padded = texts.map(([name, value]) => [name, `  ${String(value)}\n`] as const);
    const { status } = await save({ ...edit, ...Object.fromEntries(padded) });
    expect(status).toBe(200);
    expect(await findStored(table, id)).toMatchObject(edit);
  });

  it('are not saved over somebody else’s newer row, which comes back instead', async () => {
    const theirs = await save({ ...edit, updatedAt: base });
    const saves = await countSaves(id);
    const mine = await save({ ...edit, updatedAt: base });
    expect([mine.status, mine.json]).toEqual([409, { error: 'conflict', current: theirs.json }]);
    expect(await countSaves(id)).toBe(saves);
  });

  it('cannot be saved where there is no such row, and none is made', async () => {
    for (const name of ['missing', '__id__', '%2e%2e%2fnotes', 'x'.repeat(65)]) {
      const answer = await call(pathOf(update, name), { method: update.method, token, json: edit });
      expect([answer.status, answer.json]).toEqual([404, { error: 'not-found' }]);
    }
    expect(await findStored(table, 'missing')).toBeUndefined();
  });

  it.each(table.fixed ? [table.fixed] : [])('keep their %s', async (name, other) => {
    const answer = await save({ ...edit, [name]: other });
    expect([answer.status, answer.json]).toEqual([400, { error: 'invalid-body', fields: [name] }]);
    expect(await findStored(table, id)).toMatchObject({ [name]: edit[name] });
  });
});

describe('the order of numbered rows', () => {
  it.each(content.filter(({ fixed }) => fixed?.[0] === 'num'))(
    'is kept in $collection',
    async (table) => {
      const { json } = await call(table.list.path);
      const numbers = v.parse(v.array(v.object({ num: v.number() })), json).map(({ num }) => num);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    },
  );
});

describe('a banner that is off', () => {
  const table = content.find(({ collection }) => collection === 'banners');
  if (!table) throw new Error('There are no banners.');
  beforeAll(() => storeRow(table, 'off'));
  afterAll(() => removeRow(table, 'off'));

  it.each(identities)('is seen by staff alone: $who', async ({ getToken, verdict }) => {
    const bearer = await getToken();
    const { status, json } = await call(
      table.list.path,
      bearer === undefined ? {} : { token: bearer },
    );
    expect(status).toBe(200);
    const ids = v.parse(v.array(v.object({ _id: v.string() })), json).map(({ _id }) => _id);
    expect(ids.includes('off')).toBe(verdict === null);
  });

  it('takes no image of the carousel’s folder', async () => {
    const imageURL = storedImageAddress('carousels/carousel_x_20261005143000.png');
    const json = { ...table.edit('off'), imageURL };
    const answer = await call(pathOf(table.update, 'off'), { method: 'PUT', token, json });
    expect([answer.status, answer.json]).toEqual([
      400,
      { error: 'invalid-body', fields: ['imageURL'] },
    ]);
  });
});
