import type * as v from 'valibot';
import { safeParse } from 'valibot';
import { bannerUpdateSchema } from '../../domain/content/banner.ts';
import { carouselItemUpdateSchema } from '../../domain/content/carousel-item.ts';
import { editableRowSchemas } from '../../domain/history.ts';
import { noteUpdateSchema } from '../../domain/content/note.ts';
import { makeOwnImagePattern } from '../../domain/images/own-image.ts';
import { programUpdateSchema } from '../../domain/content/program.ts';
import { projectId as project } from '../../emulators/project.ts';
import { makeBanner } from '../factories/banner.ts';
import { makeCarouselItem } from '../factories/carousel-item.ts';
import { makeNote } from '../factories/note.ts';
import { makeProgram } from '../factories/program.ts';
import type { RowCollection } from './queries.ts';

/** The schema and the row with which a collection is tested. */
interface SchemaAndRow {
  /** The schema of a save's body. */
  readonly updateSchema: v.GenericSchema;
  /** The row that the tests of the rules store. */
  readonly row: object;
}

const schemaAndRowByCollection: Readonly<Record<RowCollection, SchemaAndRow>> = {
  notes: { updateSchema: noteUpdateSchema, row: makeNote() },
  programs: { updateSchema: programUpdateSchema, row: makeProgram({ id: 'U15' }) },
  carousels: { updateSchema: carouselItemUpdateSchema, row: makeCarouselItem({ imageURL: '' }) },
  banners: { updateSchema: bannerUpdateSchema, row: makeBanner({ imageURL: '' }) },
};

/** Whether a value is empty, or the address of an image in our bucket and folder. */
function isEmptyOrOwnImage(name: RowCollection, value: unknown): boolean {
  if (name !== 'banners' && name !== 'carousels') return false;
  const imagePattern = new RegExp(`^(?:${makeOwnImagePattern(project, name)})$`);
  return value === '' || imagePattern.test(String(value));
}

/** Fields that no save may change. */
const immutableFields = ['num', 'id'];

const omitNoteNumber = (
  name: RowCollection,
  { num, ...fields }: Readonly<Record<string, unknown>>,
) => (name === 'notes' ? fields : { ...fields, ...(num !== undefined && { num }) });

/** Whether a save through the API stores exactly this value, without trimming it. */
export function isStoredByApi(name: RowCollection, field: string, value: unknown): boolean {
  const { updateSchema, row } = schemaAndRowByCollection[name];
  const { _id, displayPlanned, consentAt, updatedAt, ...fields } = row as Readonly<
    Record<string, unknown>
  >;
  if (immutableFields.includes(field) && !Object.is(fields[field], value)) return false;
  // In the specification, a save of a note has no `num`. So the stored number, which is this value,
  // remains.
  if (name === 'notes' && field === 'num') return true;
  const parseResult = safeParse(updateSchema, { ...omitNoteNumber(name, fields), [field]: value });
  if (!parseResult.success) return false;
  const storedValue = (parseResult.output as Readonly<Record<string, unknown>>)[field];
  return Object.is(storedValue, value) && (field !== 'imageURL' || isEmptyOrOwnImage(name, value));
}

/** Whether the API can read a row with this value in a field. */
export function isReadableByApi(name: RowCollection, field: string, value: unknown): boolean {
  return safeParse(editableRowSchemas[name], {
    ...schemaAndRowByCollection[name].row,
    [field]: value,
  }).success;
}
