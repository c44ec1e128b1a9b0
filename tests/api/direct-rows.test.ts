import { historyEntrySchema } from '@club/domain/history';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiStores } from '../rules/api-verdict.ts';
import { hostileAddresses, hostileTexts } from '../rules/hostile-values.ts';
import { content, pathOf, removeRow, storeRow } from './content.ts';
import { getKind, storeDouble, writeDirectly } from './direct-write.ts';
import { call } from './http.ts';
import { staffToken } from './identities.ts';

const id = 'direct';
let token: string;
beforeAll(async () => {
  token = await staffToken();
});

/** What the rules let into any text; tests/rules holds that they decide so. */
const texts = hostileTexts(100).filter(([, value]) => apiStores('notes', 'note', value));
const links = hostileAddresses.filter((address) => apiStores('banners', 'link', address));

const isText = (value: unknown) => typeof value === 'string';
const fieldsOf = ({ _id, consentAt, updatedAt, ...fields }: Readonly<Record<string, unknown>>) =>
  fields;

describe.each(content)('$collection written past the API', (table) => {
  const { collection, list, update, schema } = table;
  const path = `${collection}/${id}`;
  const kept = ['id', 'imageURL', 'link', '_id', 'updatedAt'];

  beforeEach(() => storeRow(table, id));
  afterAll(() => removeRow(table, id));

  const findInList = async () => {
    const { json } = await call(list.path, { token });
    return v.parse(v.array(schema), json).find(({ _id }) => _id === id);
  };
  const save = (json: unknown) => call(pathOf(update, id), { method: update.method, token, json });

  /** Reads the row in the list, saves it as it is, and takes the save back. */
  async function expectUsable(written: Readonly<Record<string, unknown>>) {
    const row = await findInList();
    expect(row).toMatchObject(written);
    const saved = await save({ ...fieldsOf({ ...row }), updatedAt: row?.updatedAt });
    expect([saved.status, saved.json]).toMatchObject([200, written]);
    const history = await call(`/api/history/${collection}/${id}`, { token });
    const [entry] = v.parse(v.array(historyEntrySchema), history.json);
    const undone = await call(`/api/history/${entry?._id}/restore`, { method: 'POST', token });
    expect([undone.status, undone.json]).toMatchObject([200, written]);
  }

  it.each(texts)('can be read, saved again and undone with %s', async (_what, text) => {
    const names = Object.entries(table.make(id)).flatMap(([name, value]) =>
      isText(value) && !kept.includes(name) ? [name] : [],
    );
    const written = Object.fromEntries(names.map((name) => [name, text]));
    expect(await writeDirectly({ token, path, fields: written })).toBe(200);
    await expectUsable(written);
  });

  it.each(collection === 'banners' ? links : [])(
    'can be read, saved again and undone with the link %s',
    async (link) => {
      expect(await writeDirectly({ token, path, fields: { link } })).toBe(200);
      await expectUsable({ link });
    },
  );

  it.each(table.fixed?.[0] === 'num' ? ['num'] : [])(
    'takes no double for %s, and the API mends one that is there',
    async (name) => {
      await storeDouble(path, name, 999);
      expect(await getKind(path, name)).toBe('doubleValue');
      expect(await writeDirectly({ token, path, fields: {} })).toBe(403);
      await expectUsable({ [name]: 999 });
      expect(await getKind(path, name)).toBe('integerValue');
    },
  );
});
