import * as v from 'valibot';
import { type EditableCollection, editableRows } from './history.ts';

type Rows = { readonly [Name in EditableCollection]: v.InferOutput<(typeof editableRows)[Name]> };

const never = '1970-01-01T00:00:00.000Z';

/** What stands in a row for a field that cannot be read. */
const blanks: Rows = {
  banners: {
    _id: '',
    num: 0,
    imageURL: '',
    bannerDisplay: false,
    eventTitle: '',
    eventTitle_fr: '',
    link: '',
    consentAt: null,
    updatedAt: never,
  },
  carousels: {
    _id: '',
    num: 0,
    imageURL: '',
    alt: '',
    alt_fr: '',
    consentAt: null,
    updatedAt: never,
  },
  notes: { _id: '', note: '', note_fr: '', buttonDisplay: false, updatedAt: never },
  programs: {
    _id: '',
    id: '',
    schedule: '',
    schedule_fr: '',
    current_session: '',
    current_session_fr: '',
    cost: '',
    cost_fr: '',
    registerDisplay: false,
    updatedAt: never,
  },
};

/** A row of which some fields may not have been readable. */
export interface MendedRow<Row> {
  readonly row: Row;
  /** The names of the fields that are blank here because they could not be read. */
  readonly unreadable: readonly string[];
}

/**
 * Reads a row that a console or an earlier release may have written: each field that the schema
 * refuses is blank, and named. A program without a readable id has that of its document.
 *
 * @param stored the row as stored, `_id` and instants as the contract has them
 */
export function mendRow<Name extends EditableCollection>(
  collection: Name,
  stored: object,
): MendedRow<Rows[Name]> {
  const fields = new Map<string, unknown>(Object.entries(stored));
  const schemas: Readonly<Record<string, v.GenericSchema>> = editableRows[collection].entries;
  const blank = { ...blanks[collection], id: fields.get('_id') };
  const values = new Map<string, unknown>(Object.entries(blank));
  const unreadable: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const value = v.safeParse(schema, fields.get(name));
    if (value.success) values.set(name, value.output);
    else unreadable.push(name);
  }
  const known = Object.keys(schemas).map((name) => [name, values.get(name)] as const);
  return { row: Object.fromEntries(known) as Rows[Name], unreadable };
}
