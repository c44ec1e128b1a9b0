import { historyEntrySchema } from '@club/domain/history';
import {
  type FieldValue,
  linkValues,
  makeTextValues,
} from '@club/domain/validation/testing/field-values';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { collectionFixtures, fillPath, removeRow, storeRow } from './collection-fixtures.ts';
import { getValueKind, storeDouble, writeDirectly } from './direct-write.ts';
import { callApi } from './http.ts';
import { getStaffToken } from './identities.ts';

const id = 'direct';
const token = await getStaffToken();

/** Texts and links that the rules accept (tests/rules/row-fields.test.ts), some of every kind. */
const everyNth = (values: readonly FieldValue[], n: number) =>
  values.filter((_value, index) => index % n === 0);
const texts = everyNth(makeTextValues(100).valid, 9);
const links = everyNth(linkValues.valid, 9);

const isString = (value: unknown) => typeof value === 'string';
const omitServerFields = ({
  _id,
  consentAt,
  displayPlanned,
  updatedAt,
  ...fields
}: Readonly<Record<string, unknown>>) => fields;

describe.each(collectionFixtures)('$collection written directly', (fixture) => {
  const { collection, list, update, schema } = fixture;
  const path = `${collection}/${id}`;
  const untestedFields = ['id', 'imageURL', 'link', 'eventDate', 'eventTime', '_id', 'updatedAt'];

  beforeEach(() => storeRow(fixture, id));
  afterAll(() => removeRow(fixture, id));

  const findInList = async () => {
    const { json } = await callApi(list.path, { token });
    return v.parse(v.array(schema), json).find(({ _id }) => _id === id);
  };
  const saveRow = (json: unknown) =>
    callApi(fillPath(update, id), { method: update.method, token, json });

  /** Reads the row in the list, saves it unchanged, and restores it. */
  async function expectUsable(writtenFields: Readonly<Record<string, unknown>>) {
    const row = await findInList();
    expect(row).toMatchObject(writtenFields);
    const fields = Object.entries(omitServerFields({ ...row }));
    // In the specification, a save of a note contains no `num`.
    const sentFields = fields.filter(([name]) => collection !== 'notes' || name !== 'num');
    const saveResponse = await saveRow({
      ...Object.fromEntries(sentFields),
      updatedAt: row?.updatedAt,
    });
    expect([saveResponse.status, saveResponse.json]).toMatchObject([200, writtenFields]);
    const history = await callApi(`/api/history/${collection}/${id}`, { token });
    const [entry] = v.parse(v.array(historyEntrySchema), history.json);
    const restoreResponse = await callApi(`/api/history/${entry?._id}/restore`, {
      method: 'POST',
      token,
    });
    expect([restoreResponse.status, restoreResponse.json]).toMatchObject([200, writtenFields]);
  }

  it.each(texts)('can be read, saved and restored with %s', async (_title, text) => {
    const names = Object.entries(fixture.makeRow(id)).flatMap(([name, value]) =>
      isString(value) && !untestedFields.includes(name) ? [name] : [],
    );
    const writtenFields = Object.fromEntries(names.map((name) => [name, text]));
    expect(await writeDirectly({ token, path, fields: writtenFields })).toBe(200);
    await expectUsable(writtenFields);
  });

  it.each(collection === 'banners' ? links : [])(
    'can be read, saved and restored with the link %s',
    async (_title, link) => {
      expect(await writeDirectly({ token, path, fields: { link } })).toBe(200);
      await expectUsable({ link });
    },
  );

  it.each(fixture.fixedField?.[0] === 'num' ? ['num'] : [])(
    'are refused while %s is a double, until a save through the API makes it an integer',
    async (name) => {
      await storeDouble(path, name, 999);
      expect(await getValueKind(path, name)).toBe('doubleValue');
      expect(await writeDirectly({ token, path, fields: {} })).toBe(403);
      await expectUsable({ [name]: 999 });
      expect(await getValueKind(path, name)).toBe('integerValue');
    },
  );
});
