import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contentTypes, editableCollections, editableRowSchema } from './content-types.ts';

describe.each(editableCollections)('the type %s', (collection) => {
  const { blanks, rowSchema, saveSchema, fieldList, title, publicWhen } = {
    title: undefined,
    publicWhen: undefined,
    ...contentTypes[collection],
  };
  const row = { ...blanks, _id: 'row-1', ...('id' in blanks && { id: 'U15' }) };

  it('reads its blank row, and no other type reads it instead', () => {
    expect(v.parse(rowSchema, row)).toEqual(row);
    expect(v.parse(editableRowSchema, row)).toEqual(row);
  });

  it('lets no default fill a save', () => {
    const defaults = Object.values(saveSchema.entries).filter(
      (entry: v.GenericSchema & { readonly default?: unknown }) => entry.default !== undefined,
    );
    expect(defaults).toEqual([]);
  });

  it('names only its own fields', () => {
    const names = Object.keys(rowSchema.entries);
    const named = [title, publicWhen].filter((name) => name !== undefined);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(fieldList.filter(({ name }) => !names.includes(name))).toEqual([]);
  });
});
