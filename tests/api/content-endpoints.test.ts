import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
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
import { identities, getStaffToken } from './identities.ts';

const token = await getStaffToken();

describe.each(collectionFixtures)('$collection', (fixture) => {
  const { schema, list, update } = fixture;
  /**
   * Each test has its own row, because the trigger that records direct changes may be late with the
   * entry of an earlier test.
   */
  let id: string;
  let edit: ReturnType<typeof fixture.makeEdit>;
  const saveRow = (json: unknown) =>
    callApi(fillPath(update, id), { method: update.method, token, json });

  let baseInstant: string;
  beforeEach(async () => {
    id = makeUniqueId('edited');
    edit = fixture.makeEdit(id);
    baseInstant = (await storeRow(fixture, id)).updatedAt;
  });
  afterEach(() => removeRow(fixture, id));

  it('are listed for staff in the contract’s shape, without caching', async () => {
    const { status, json, headers } = await callApi(list.path, { token });
    expect(status).toBe(200);
    const rows = v.parse(v.array(schema), json);
    expect(rows.find(({ _id }) => _id === id)?.updatedAt).toBe(baseInstant);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('are listed for visitors, cached by browsers for a minute and by the CDN for five', async () => {
    const { status, json, headers } = await callApi(list.path);
    expect(status).toBe(200);
    expect(v.parse(v.array(schema), json).length).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
    expect(headers.get('vary')).toMatch(/\bAuthorization\b/u);
  });

  it('are saved by staff, who get the row with its new updatedAt', async () => {
    const { status, json } = await saveRow({ ...edit, updatedAt: baseInstant });
    expect(status).toBe(200);
    const row = v.parse(schema, json);
    expect(row).toMatchObject({ _id: id, ...edit });
    expect(Date.parse(row.updatedAt)).toBeGreaterThan(Date.parse(baseInstant));
    expect(await findStoredRow(fixture, id)).toMatchObject(edit);
  });

  it('are saved with trimmed texts', async () => {
    const texts = Object.entries(edit).filter(
      ([name, value]) => typeof value === 'string' && name !== 'id',
    );
    const paddedTexts = texts.map(([name, value]) => [name, `  ${String(value)}\n`] as const);
    const { status } = await saveRow({ ...edit, ...Object.fromEntries(paddedTexts) });
    expect(status).toBe(200);
    expect(await findStoredRow(fixture, id)).toMatchObject(edit);
  });

  it('are not saved over a newer row, which is returned instead', async () => {
    const otherSave = await saveRow({ ...edit, updatedAt: baseInstant });
    const saveCount = await countHistoryEntries(id);
    const ownSave = await saveRow({ ...edit, updatedAt: baseInstant });
    expect([ownSave.status, ownSave.json]).toEqual([
      409,
      { error: 'conflict', current: otherSave.json },
    ]);
    expect(await countHistoryEntries(id)).toBe(saveCount);
  });

  it('cannot be saved without an existing row, and none is created', async () => {
    for (const name of ['missing', '__id__', '%2e%2e%2fnotes', 'x'.repeat(65)]) {
      const response = await callApi(fillPath(update, name), {
        method: update.method,
        token,
        json: edit,
      });
      expect([response.status, response.json]).toEqual([404, { error: 'not-found' }]);
    }
    expect(await findStoredRow(fixture, 'missing')).toBeUndefined();
  });

  it.each(fixture.fixedField?.[0] === 'num' ? [fixture.fixedField] : [])(
    'keep their stored %s, because a form may be older than the last change of the order',
    async (name, otherValue) => {
      const response = await saveRow({ ...edit, [name]: otherValue });
      expect([response.status, response.json]).toMatchObject([200, { [name]: edit[name] }]);
      expect(await findStoredRow(fixture, id)).toMatchObject({ [name]: edit[name] });
    },
  );

  it.each(fixture.fixedField?.[0] === 'id' ? [fixture.fixedField] : [])(
    'cannot change their %s',
    async (name, otherValue) => {
      const response = await saveRow({ ...edit, [name]: otherValue });
      expect([response.status, response.json]).toEqual([
        400,
        { error: 'invalid-body', fields: [name] },
      ]);
      expect(await findStoredRow(fixture, id)).toMatchObject({ [name]: edit[name] });
    },
  );
});

describe('the order of numbered rows', () => {
  it.each(collectionFixtures.filter(({ fixedField }) => fixedField?.[0] === 'num'))(
    'is ascending in $collection',
    async (fixture) => {
      const { json } = await callApi(fixture.list.path);
      const numbers = v.parse(v.array(v.object({ num: v.number() })), json).map(({ num }) => num);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    },
  );
});

describe('a hidden banner', () => {
  const fixture = collectionFixtures.find(({ collection }) => collection === 'banners');
  if (!fixture) throw new Error('There is no fixture for banners.');
  beforeAll(() => storeRow(fixture, 'off'));
  afterAll(() => removeRow(fixture, 'off'));

  it.each(identities)('is listed for staff only: $name', async ({ getToken, refusalStatus }) => {
    const bearer = await getToken();
    const { status, json } = await callApi(
      fixture.list.path,
      bearer === undefined ? {} : { token: bearer },
    );
    expect(status).toBe(200);
    const ids = v.parse(v.array(v.object({ _id: v.string() })), json).map(({ _id }) => _id);
    expect(ids.includes('off')).toBe(refusalStatus === null);
  });

  it('cannot be saved with an image of the carousel’s folder', async () => {
    const imageURL = makeDemoImageAddress('carousels/carousel_x_20261005143000.png');
    const json = { ...fixture.makeEdit('off'), imageURL };
    const response = await callApi(fillPath(fixture.update, 'off'), { method: 'PUT', token, json });
    expect([response.status, response.json]).toEqual([
      400,
      { error: 'invalid-body', fields: ['imageURL'] },
    ]);
  });
});
