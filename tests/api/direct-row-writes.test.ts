import {
  type FieldValue,
  linkValues,
  makeTextValues,
} from '@club/domain/validation/testing/field-values';
import { describe, expect, it } from 'vitest';
import { collectionFixtures, restoreEntry, RowTestBed } from './collection-fixtures.ts';
import { getValueKind, storeDouble, writeDirectly } from './direct-write.ts';

/** Texts and links that the rules accept (tests/rules/row-fields.test.ts), some of every kind. */
const everyNth = (values: readonly FieldValue[], n: number) =>
  values.filter((_value, index) => index % n === 0);
const texts = everyNth(makeTextValues(100).valid, 9);
const links = everyNth(linkValues.valid, 9);

const untestedFields = ['id', 'imageURL', 'link', 'eventDate', 'eventTime', '_id', 'updatedAt'];
const serverFields = ['_id', 'consentAt', 'displayPlanned'];

describe.each(collectionFixtures)('$collection written directly', (fixture) => {
  const { collection } = fixture;
  const row = new RowTestBed(fixture, 'direct');
  const write = (fields: Readonly<Record<string, unknown>>) =>
    writeDirectly({ path: row.reference.path, fields });

  /** Reads the row in the list, saves it unchanged, and restores it. */
  async function expectUsable(writtenFields: Readonly<Record<string, unknown>>) {
    const listed = await row.findListed();
    expect(listed).toMatchObject(writtenFields);
    // In the specification, a save of a note contains no `num`.
    const sentFields = Object.entries({ ...listed }).filter(
      ([name]) => !serverFields.includes(name) && (collection !== 'notes' || name !== 'num'),
    );
    const response = { status: 200, json: writtenFields };
    expect(await row.send(Object.fromEntries(sentFields))).toMatchObject(response);
    const [entry] = await row.listHistory();
    expect(await restoreEntry(entry?._id)).toMatchObject(response);
  }

  it.each(texts)('can be read, saved and restored with %s', async (_title, text) => {
    const names = Object.entries(row.original).flatMap(([name, value]) =>
      typeof value === 'string' && !untestedFields.includes(name) ? [name] : [],
    );
    const writtenFields = Object.fromEntries(names.map((name) => [name, text]));
    expect(await write(writtenFields)).toBe(200);
    await expectUsable(writtenFields);
  });

  it.each(collection === 'banners' ? links : [])(
    'can be read, saved and restored with the link %s',
    async (_title, link) => {
      expect(await write({ link })).toBe(200);
      await expectUsable({ link });
    },
  );

  it.each(fixture.fixedField?.[0] === 'num' ? ['num'] : [])(
    'are refused while %s is a double, until a save through the API makes it an integer',
    async (name) => {
      const { path } = row.reference;
      await storeDouble(path, name, 999);
      expect(await getValueKind(path, name)).toBe('doubleValue');
      expect(await write({})).toBe(403);
      await expectUsable({ [name]: 999 });
      expect(await getValueKind(path, name)).toBe('integerValue');
    },
  );
});
