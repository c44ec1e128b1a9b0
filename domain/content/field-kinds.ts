import * as v from 'valibot';
import {
  coordinatesText,
  documentId,
  httpsLink,
  nullableInstant,
  optionalDay,
  optionalTime,
  text as storedText,
} from '../validation/fields.ts';

/** A kind of field decides its schema, its input in the form, its rule and the values of tests. */
type FieldKind =
  'text' | 'link' | 'day' | 'time' | 'instant' | 'toggle' | 'choice' | 'coordinates' | 'id';

/** A field of a content type. */
export interface Field {
  readonly kind: FieldKind;
  /** The schema of the stored value, and that of the value in a save. */
  readonly row: v.GenericSchema;
  readonly save: v.GenericSchema;
  /** What replaces an invalid value. It is also the value of an optional field that is missing. */
  readonly blank: string | boolean | null;
  /** Whether rows from before the field, and saves, may lack it. A save then leaves it as it is. */
  readonly isOptional?: boolean;
  /** Whether the text has a French twin, a field with the ending `_fr`. */
  readonly isBilingual?: boolean;
  /** Whether only the server writes the field. A save cannot contain it. */
  readonly isServerOnly?: boolean;
  /** Whether the text or link is about the row's image, and is cleared with it. */
  readonly isAboutImage?: boolean;
  /** The longest text or link, in UTF-16 code units. */
  readonly maxLength?: number;
  /** The values of a choice. */
  readonly options?: readonly string[];
}

const makeField = <
  const Kind extends FieldKind,
  Schema extends v.GenericSchema,
  const Blank extends Field['blank'],
>(
  kind: Kind,
  schema: Schema,
  blank: Blank,
) => ({ kind, row: schema, save: schema, blank });

/** A text in one language or none, of at most `maxLength` characters. */
export const text = (maxLength: number) => ({
  ...makeField('text', storedText(maxLength), ''),
  maxLength,
});

/** A text in both languages: the field itself in English, and its twin `_fr` in French. */
export const bilingual = (maxLength: number) => ({
  ...text(maxLength),
  isBilingual: true as const,
});

/** An https link, or the empty string. */
export const link = () => makeField('link', httpsLink, '');

/** A calendar day of the club, or the empty string. */
export const day = () => makeField('day', optionalDay, '');

/** A time of day in Toronto, or the empty string. */
export const time = () => makeField('time', optionalTime, '');

/** An instant, or null. */
export const nullableTime = () => makeField('instant', nullableInstant, null);

/** Yes or no. */
export const toggle = () => makeField('toggle', v.boolean(), false);

/** One of a list of values, or the empty string. */
export const choice = <const Options extends readonly string[]>(options: Options) => ({
  ...makeField('choice', v.picklist(['', ...options]), ''),
  options,
});

/** A point as map applications copy it, such as `45.49460, -73.84930`, or the empty string. */
export const coordinates = () => ({
  ...makeField('coordinates', coordinatesText, ''),
  maxLength: 50,
});

/** An id that the row has besides that of its document. Saves cannot change a valid one. */
export const ownId = () => makeField('id', documentId, '');

/** A field that rows from before it lack. They then have its blank value. */
export const optional = <F extends Field>({
  row,
  save,
  ...field
}: F & { readonly blank: v.InferInput<F['row']> }) => ({
  ...field,
  row: v.optional<F['row'], F['blank'] & v.InferInput<F['row']>>(row, field.blank),
  save: v.optional<F['save']>(save),
  isOptional: true as const,
});

/** A field that only the server writes. */
export const serverOnly = <F extends Field>(field: F) => ({
  ...field,
  isServerOnly: true as const,
});

/** A text or a link that is about the row's image. Another image clears it. */
export const aboutImage = <F extends Field>(field: F) => ({
  ...field,
  isAboutImage: true as const,
});
