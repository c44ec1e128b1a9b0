import { type HistoryEntry, historyEntrySchema } from '@club/domain/history';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedImageAddress } from '../../emulators/demo/image-address.ts';
import { database } from './admin.ts';
import { content, findStored, pathOf, removeRow, storeRow, uniqueId } from './content.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';

/** Each test has its own row, and so a history of its own. */
let id = '';
beforeEach(() => {
  id = uniqueId('pictured');
});
const anInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;
const pictured = v.object({
  imageURL: v.string(),
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
  const edit = table.edit('pictured');
  const save = async (fields: Readonly<Record<string, unknown>> = {}) => {
    const json = { ...edit, ...fields };
    const answer = await call(pathOf(update, id), { method: update.method, token, json });
    expect(answer.status).toBe(200);
    return v.parse(pictured, answer.json);
  };

  const listSaves = async () => {
    const { json } = await call(`/api/history/${collection}/${id}`, { token });
    return v.parse(v.array(historyEntrySchema), json);
  };
  /** The oldest save of this picture from a row that had a tick, or had none. */
  const findSave = async (wasTicked: boolean) => {
    const isIt = ({ before }: HistoryEntry) =>
      'consentAt' in before &&
      before.imageURL === edit['imageURL'] &&
      (before.consentAt !== null) === wasTicked;
    return (await listSaves()).findLast(isIt)?._id ?? '';
  };
  const restore = async (entry: string) => {
    const answer = await call(`/api/history/${entry}/restore`, { method: 'POST', token });
    expect(answer.status).toBe(200);
    return v.parse(pictured, answer.json);
  };
  const restoreNewest = async () => restore((await listSaves())[0]?._id ?? '');

  beforeEach(async () => {
    await storeRow(table, id);
    await save();
  });
  afterEach(() => removeRow(table, id));

  it('have consented at the instant of the save that says so, which later saves keep', async () => {
    const ticked = await save({ consentOnFile: true });
    expect(ticked.consentAt).toMatch(anInstant);
    expect(ticked.consentAt).toBe(ticked.updatedAt);
    expect((await save({ consentOnFile: true })).consentAt).toBe(ticked.consentAt);
    // The contract's own body says nothing of it.
    expect((await save()).consentAt).toBe(ticked.consentAt);
    expect((await save({ consentOnFile: false })).consentAt).toBeNull();
  });

  it('are not those of another picture: it starts without a tick', async () => {
    await save({ consentOnFile: true });
    expect((await save({ imageURL: another })).consentAt).toBeNull();
    const ticked = await save({ imageURL: another, consentOnFile: true });
    expect(ticked.consentAt).toBe(ticked.updatedAt);
  });

  it.each([
    ['hidden', { imageURL: '', consentOnFile: true }],
    ['hidden by the contract’s own body', { imageURL: '' }],
    ['replaced', { imageURL: another, consentOnFile: false }],
  ])('keep the date when their picture is %s and comes back', async (_, without) => {
    const { consentAt } = await save({ consentOnFile: true });
    await save(without);
    // Undoing sends what the row held before.
    expect((await save({ consentOnFile: true })).consentAt).toBe(consentAt);
    await save(without);
    expect((await restoreNewest()).consentAt).toBe(consentAt);
    // Undoing the restoring, and that again.
    expect((await restoreNewest()).imageURL).toBe(without.imageURL);
    expect(await restoreNewest()).toMatchObject({ consentAt, imageURL: edit['imageURL'] });
  });

  it.each([
    ['on its own', [{ consentOnFile: false }, { imageURL: '' }]],
    ['with the picture', [{ imageURL: '', consentOnFile: false }]],
    [
      'while the picture is hidden',
      [
        { imageURL: '', consentOnFile: true },
        { imageURL: '', consentOnFile: false },
      ],
    ],
    ['and the picture replaced', [{ consentOnFile: false }, { imageURL: another }]],
  ])('who withdrew it %s are not made to consent again by restoring', async (_, steps) => {
    await save({ consentOnFile: true });
    for (const step of steps) await save(step);
    const restored = await restore(await findSave(true));
    expect(restored).toMatchObject({ consentAt: null, imageURL: edit['imageURL'] });
  });

  it('keep the newer date when an older version of the same picture is restored', async () => {
    await save({ consentOnFile: true });
    await save({ consentOnFile: false });
    const { consentAt } = await save({ consentOnFile: true });
    expect((await restore(await findSave(false))).consentAt).toBe(consentAt);
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
  const edit = table.edit('pictured');
  const save = async (fields: Readonly<Record<string, unknown>>) => {
    const answer = await call(pathOf(update, id), { method: update.method, token, json: fields });
    return v.parse(pictured, answer.json);
  };
  const described = { alt: 'A block at the net', alt_fr: 'Un contre au filet' };

  beforeEach(() => storeRow(table, id));
  afterEach(() => removeRow(table, id));

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
