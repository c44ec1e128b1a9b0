import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contentTypes, editableCollections, getContentType } from './content/content-types.ts';
import { repairRow } from './repair-row.ts';

const updatedAt = '2026-10-05T14:30:00.000Z';
/** A value of each kind of field that is not its blank. */
const samples = {
  ...{ text: 'Closed', link: 'https://example.org/', day: '2026-10-17', time: '19:30' },
  ...{ instant: updatedAt, toggle: true, id: 'row-1' },
  coordinates: '45.4946, -73.8493',
};

/** A valid row of each type, without blank fields. */
const rows = editableCollections.map((collection) => {
  const { fieldList, blanks, order, image } = getContentType(collection);
  const row = {
    ...blanks,
    _id: 'row-1',
    ...(order && { num: 1 }),
    ...(image && { imageURL: 'https://example.org/image.png', consentAt: updatedAt }),
    ...Object.fromEntries(
      fieldList.map(({ name, kind, options = [] }) => [
        name,
        kind === 'choice' ? options[0] : samples[kind],
      ]),
    ),
    updatedAt,
  };
  return [collection, row] as const;
});

describe.each(rows)('a row of %s', (collection, row) => {
  it('is unchanged when it is valid', () => {
    expect(repairRow(collection, row)).toEqual({ row, unreadableFields: [] });
  });

  it.each(Object.keys(row).filter((name) => name !== '_id'))(
    'gets a blank in place of an invalid %s, and can be saved',
    (name) => {
      const { row: repairedRow, unreadableFields } = repairRow(collection, {
        ...row,
        [name]: ['?'],
      });
      expect(unreadableFields).toEqual([name]);
      expect(v.is(contentTypes[collection].rowSchema, repairedRow)).toBe(true);
      expect({ ...repairedRow, [name]: 0 }).toEqual({ ...row, [name]: 0 });
    },
  );

  it('becomes blank when all its fields are missing, and every required field is reported', () => {
    const { row: repairedRow, unreadableFields } = repairRow(collection, {
      _id: 'row-1',
      extra: 1,
    });
    const { rowSchema } = contentTypes[collection];
    const required = Object.entries(rowSchema.entries).filter(
      ([name, { type }]) => name !== '_id' && type !== 'optional',
    );
    expect(unreadableFields.toSorted()).toEqual(required.map(([name]) => name).toSorted());
    expect(v.is(rowSchema, repairedRow)).toBe(true);
    expect(Object.keys(repairedRow).toSorted()).toEqual(Object.keys(row).toSorted());
  });
});
