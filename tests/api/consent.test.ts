import { historyEntrySchema } from '@club/domain/history';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedImageAddress } from '../factories/image-address.ts';
import { database } from './admin.ts';
import { content, findStored, pathOf, removeRow, storeRow } from './content.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';

const id = 'pictured';
const anInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;
const pictured = v.object({
  consentAt: v.nullable(v.string()),
  updatedAt: v.string(),
  alt: v.optional(v.string()),
  alt_fr: v.optional(v.string()),
});
let token: string;
beforeAll(async () => {
  token = await staffToken();
});

const tables = content.filter(({ fixed }) => fixed?.[0] === 'num');

describe.each(tables)('the people in a picture of $collection', (table) => {
  const { collection, update } = table;
  const another = storedImageAddress(
    `${collection}/${collection.slice(0, -1)}_y_20261005143000.png`,
  );
  const edit = table.edit(id);
  const save = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const json = { ...edit, ...fields };
    const answer = await call(pathOf(update, id), { method: update.method, token, json });
    expect(answer.status).toBe(200);
    return v.parse(pictured, answer.json);
  };

  beforeEach(async () => {
    await removeRow(table, id);
    await storeRow(table, id);
    await save();
  });
  afterAll(() => removeRow(table, id));

  it('have consented at the instant of the save that says so, which later saves keep', async () => {
    const ticked = await save({ consentOnFile: true });
    expect(ticked.consentAt).toMatch(anInstant);
    expect(ticked.consentAt).toBe(ticked.updatedAt);
    expect((await save({ consentOnFile: true })).consentAt).toBe(ticked.consentAt);
    // The contract's own body says nothing of it.
    expect((await save()).consentAt).toBe(ticked.consentAt);
    expect((await save({ consentOnFile: false })).consentAt).toBeNull();
  });

  it('are not those of another picture: it starts without, unless the save says otherwise', async () => {
    await save({ consentOnFile: true });
    expect((await save({ imageURL: another })).consentAt).toBeNull();
    const ticked = await save({ consentOnFile: true });
    expect(ticked.consentAt).toBe(ticked.updatedAt);
  });

  it('keep the instant when the history brings their picture back', async () => {
    const ticked = await save({ consentOnFile: true });
    await save({ imageURL: another });
    const { json } = await call(`/api/history/${collection}/${id}`, { token });
    const [entry] = v.parse(v.array(historyEntrySchema), json);
    const path = `/api/history/${entry?._id ?? ''}/restore`;
    const restored = await call(path, { method: 'POST', token });
    expect(v.parse(pictured, restored.json).consentAt).toBe(ticked.consentAt);
  });

  it('cannot be given an instant that somebody made up', async () => {
    for (const consentAt of ['2026-10-05T14:30:00.000Z', null]) {
      const json = { ...edit, consentAt };
      const answer = await call(pathOf(update, id), { method: update.method, token, json });
      expect([answer.status, answer.json]).toEqual([
        400,
        { error: 'invalid-body', fields: ['consentAt'] },
      ]);
    }
  });
});

describe('a carousel item', () => {
  const table = content.find(({ collection }) => collection === 'carousels');
  if (!table) throw new Error('There are no carousel items.');
  const { update, list } = table;
  const edit = table.edit(id);
  const save = async (fields: Readonly<Record<string, unknown>>) => {
    const answer = await call(pathOf(update, id), { method: update.method, token, json: fields });
    return v.parse(pictured, answer.json);
  };
  const described = { alt: 'A block at the net', alt_fr: 'Un contre au filet' };

  beforeEach(() => storeRow(table, id));
  afterAll(() => removeRow(table, id));

  it('keeps what is said of its picture, trimmed, until there is another picture', async () => {
    const padded = { alt: `  ${described.alt} `, alt_fr: `${described.alt_fr}\n` };
    expect(await save({ ...edit, ...padded })).toMatchObject(described);
    expect(await save(edit)).toMatchObject(described);
    const imageURL = storedImageAddress('carousels/carousel_y_20261005143000.png');
    expect(await save({ ...edit, imageURL })).toMatchObject({ alt: '', alt_fr: '' });
  });

  it('from before these fields is listed, saved and restored like any other', async () => {
    const stored: Readonly<Record<string, unknown>> = (await findStored(table, id)) ?? {};
    const { updatedAt, num, imageURL } = stored;
    await database().doc(`carousels/${id}`).set({ updatedAt, num, imageURL });
    const { json } = await call(list.path, { token });
    const rows = v.parse(v.array(v.looseObject({ _id: v.string() })), json);
    const bare = { alt: '', alt_fr: '', consentAt: null };
    expect(rows.find(({ _id }) => _id === id)).toMatchObject(bare);
    await save({ ...edit, ...described, consentOnFile: true });
    const history = await call(`/api/history/carousels/${id}`, { token });
    const [entry] = v.parse(v.array(historyEntrySchema), history.json);
    await call(`/api/history/${entry?._id ?? ''}/restore`, { method: 'POST', token });
    expect(await findStored(table, id)).toMatchObject({ ...bare, imageURL });
  });
});
