import * as v from 'valibot';
import { contentTypes, type EditableCollection, type RowOf } from './content/content-types.ts';

/** A row whose invalid fields are replaced by blanks. */
export interface RepairedRow<Row> {
  readonly row: Row;
  /** The names of the replaced fields. */
  readonly unreadableFields: readonly string[];
}

/**
 * Reads a row that Firebase's console or an earlier release may have written. Each field that the
 * schema rejects becomes blank. A program without a valid id gets its document's id.
 *
 * @param storedRow the stored row, with `_id` and with instants in ISO 8601
 */
export function repairRow<Name extends EditableCollection>(
  collection: Name,
  storedRow: object,
): RepairedRow<RowOf<Name>> {
  const fields = new Map<string, unknown>(Object.entries(storedRow));
  const { rowSchema, blanks } = contentTypes[collection];
  const schemas: Readonly<Record<string, v.GenericSchema>> = rowSchema.entries;
  // Only programs have the field `id`. For other rows it is dropped below: `schemas` lacks it.
  const blank = { ...blanks, id: fields.get('_id') };
  const values = new Map<string, unknown>(Object.entries(blank));
  const unreadableFields: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const parseResult = v.safeParse(schema, fields.get(name));
    if (parseResult.success) values.set(name, parseResult.output);
    else unreadableFields.push(name);
  }
  const entries = Object.keys(schemas).map((name) => [name, values.get(name)] as const);
  return { row: Object.fromEntries(entries) as RowOf<Name>, unreadableFields };
}
