import * as v from 'valibot';
import { type EditableCollection, editableRowSchemas } from './history.ts';

/** The type of a row of each collection. */
type RowByCollection = {
  readonly [Name in EditableCollection]: v.InferOutput<(typeof editableRowSchemas)[Name]>;
};

const epoch = '1970-01-01T00:00:00.000Z';

/** The values that replace invalid fields of a row. */
const blanks: RowByCollection = {
  banners: {
    _id: '',
    num: 0,
    imageURL: '',
    bannerDisplay: false,
    eventTitle: '',
    eventTitle_fr: '',
    link: '',
    eventDate: '',
    eventTime: '',
    showFrom: null,
    showUntil: null,
    displayPlanned: false,
    consentAt: null,
    updatedAt: epoch,
  },
  carousels: {
    _id: '',
    num: 0,
    imageURL: '',
    alt: '',
    alt_fr: '',
    caption: '',
    caption_fr: '',
    link: '',
    consentAt: null,
    updatedAt: epoch,
  },
  notes: { _id: '', num: 0, note: '', note_fr: '', buttonDisplay: false, updatedAt: epoch },
  notices: {
    _id: '',
    notice: '',
    notice_fr: '',
    noticeDisplay: false,
    showUntil: null,
    updatedAt: epoch,
  },
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
    updatedAt: epoch,
  },
};

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
): RepairedRow<RowByCollection[Name]> {
  const fields = new Map<string, unknown>(Object.entries(storedRow));
  const schemas: Readonly<Record<string, v.GenericSchema>> = editableRowSchemas[collection].entries;
  // Only programs have the field `id`. For other rows it is dropped below: `schemas` lacks it.
  const blank = { ...blanks[collection], id: fields.get('_id') };
  const values = new Map<string, unknown>(Object.entries(blank));
  const unreadableFields: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const parseResult = v.safeParse(schema, fields.get(name));
    if (parseResult.success) values.set(name, parseResult.output);
    else unreadableFields.push(name);
  }
  const entries = Object.keys(schemas).map((name) => [name, values.get(name)] as const);
  return { row: Object.fromEntries(entries) as RowByCollection[Name], unreadableFields };
}
