import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDemoImageAddress } from '../../emulators/demo/image-address.ts';
import {
  collectionFixtures,
  countHistoryEntries,
  fillPath,
  findStoredRow,
  getFixture,
  removeRow,
  repeatOn503,
  RowTestBed,
  storeRow,
} from './collection-fixtures.ts';
import { callApi } from './http.ts';
import { callAsStaff, identities } from './identities.ts';

describe.each(collectionFixtures)('$collection', (fixture) => {
  const { schema, list, update } = fixture;
  const row = new RowTestBed(fixture, 'edited');

  it('are listed for staff in the contract’s shape, without caching', async () => {
    const { headers } = await callAsStaff(list.path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await row.findListed())?.updatedAt).toBe(row.original.updatedAt);
  });

  it('are listed for visitors, cached by browsers for a minute and by the CDN for five', async () => {
    const { status, json, headers } = await callApi(list.path);
    expect(status).toBe(200);
    expect(v.parse(v.array(schema), json).length).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
    expect(headers.get('vary')).toMatch(/\bAuthorization\b/u);
  });

  it('are saved by staff with trimmed texts, and staff get the row with its new updatedAt', async () => {
    const edit = fixture.makeEdit(row.id);
    const texts = Object.entries(edit).filter(
      ([name, value]) => typeof value === 'string' && name !== 'id',
    );
    const paddedTexts = texts.map(([name, value]) => [name, `  ${String(value)}\n`] as const);
    const { status, json } = await row.save({
      ...Object.fromEntries(paddedTexts),
      updatedAt: row.original.updatedAt,
    });
    expect([status, json]).toMatchObject([200, { _id: row.id, ...edit }]);
    const { updatedAt } = v.parse(schema, json);
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(row.original.updatedAt));
    expect(await row.findStored()).toMatchObject(edit);
  });

  it('are not saved over a newer row, which is returned instead', async () => {
    const { updatedAt } = row.original;
    const otherSave = await row.save({ updatedAt });
    expect(await row.save({ updatedAt })).toMatchObject({
      status: 409,
      json: { error: 'conflict', current: otherSave.json },
    });
    expect(await countHistoryEntries(row.id)).toBe(1);
  });

  it('cannot be saved without an existing row, and none is created', async () => {
    for (const name of ['missing', '__id__', '%2e%2e%2fnotes', 'x'.repeat(65)]) {
      const options = { method: update.method, json: fixture.makeEdit(row.id) };
      const { status, json } = await callAsStaff(fillPath(update, name), options);
      expect([status, json]).toEqual([404, { error: 'not-found' }]);
    }
    expect(await findStoredRow(fixture, 'missing')).toBeUndefined();
  });

  // A form may be older than the last change of the order. An id is no matter of a form.
  it.each(fixture.fixedField ? [fixture.fixedField] : [])(
    'keep their stored %s',
    async (name, otherValue) => {
      const value = fixture.makeEdit(row.id)[name];
      const { status, json } = await row.save({ [name]: otherValue });
      expect([status, json]).toMatchObject(
        name === 'num' ? [200, { num: value }] : [400, { error: 'invalid-body', fields: [name] }],
      );
      expect(await row.findStored()).toMatchObject({ [name]: value });
    },
  );
});

describe('simultaneous saves of a note', () => {
  const row = new RowTestBed(getFixture('notes'), 'raced');
  it('from the same base: one of fifty wins, and only its text is stored', async () => {
    const { updatedAt } = row.original;
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => row.save({ updatedAt, note: `Save ${n}` })),
    );
    const [winner, ...others] = responses.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(await countHistoryEntries(row.id)).toBe(1);
    const saved = winner?.json as { note: string } | undefined;
    expect(await row.findStored()).toMatchObject({ note: saved?.note });
  });

  it('without a base all four succeed, and all are in the history', async () => {
    const responses = await Promise.all(
      [1, 2, 3, 4].map((n) => repeatOn503(() => row.save({ note: `Save ${n}` }))),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await countHistoryEntries(row.id)).toBe(4);
  });
});

it.each(collectionFixtures.filter(({ fixedField }) => fixedField?.[0] === 'num'))(
  'the numbers of $collection ascend in their list',
  async ({ list }) => {
    const { json } = await callApi(list.path);
    const numbers = v.parse(v.array(v.object({ num: v.number() })), json).map(({ num }) => num);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  },
);

describe('a hidden banner', () => {
  const fixture = getFixture('banners');
  beforeAll(() => storeRow(fixture, 'off'));
  afterAll(() => removeRow(fixture, 'off'));

  it.each(identities)('is listed for staff only: $name', async ({ getToken, refusalStatus }) => {
    const token = await getToken();
    const { status, json } = await callApi(fixture.list.path, token === undefined ? {} : { token });
    expect(status).toBe(200);
    const ids = v.parse(v.array(v.object({ _id: v.string() })), json).map(({ _id }) => _id);
    expect(ids.includes('off')).toBe(refusalStatus === null);
  });

  it('cannot be saved with an image of the carousel’s folder', async () => {
    const imageURL = makeDemoImageAddress('carousels/carousel_x_20261005143000.png');
    const json = { ...fixture.makeEdit('off'), imageURL };
    expect(
      await callAsStaff(fillPath(fixture.update, 'off'), { method: 'PUT', json }),
    ).toMatchObject({ status: 400, json: { error: 'invalid-body', fields: ['imageURL'] } });
  });
});
