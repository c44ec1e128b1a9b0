import * as v from 'valibot';
import { displayNumber, documentId, imageAddress, instant } from '../validation/fields.ts';
import type { Field } from './field-kinds.ts';
import { consentFields, consentUpdateFields } from './image-consent.ts';

type Fields = Readonly<Record<string, Field>>;

/** The image of a type's rows, in the field `imageURL`, with the consent of the people in it. */
export interface ImageOptions {
  /** The beginning of the files' names. The folder has the name of the collection. */
  readonly prefix: string;
  /** The kinds of file that staff may upload. A stored JPEG has the extension `jpg`. */
  readonly kinds: readonly ('png' | 'jpg')[];
  /** Whether visitors see no row without its image, so that a take-down hides the row. */
  readonly isNeeded: boolean;
  /**
   * With `height`, the largest size of a cropped image, in pixels. The ratio of the two is the shape
   * of the crop frame. An image that is not cropped may be higher.
   */
  readonly width: number;
  readonly height: number;
  /**
   * The centred part that every screen shows, in fractions of the image. By default, every screen
   * shows all of it.
   */
  readonly alwaysVisible?: { readonly width: number; readonly height: number };
}

/** What is said about a content type. Everything else derives from it. */
export interface ContentTypeOptions {
  /** The name of one item, as in the name of the endpoint that saves it. */
  readonly item: string;
  /** The path of the page where visitors see the rows. */
  readonly page: string;
  /** The page of the dashboard where staff edit them. */
  readonly staffPage: string;
  /**
   * Whether staff choose the order, by the field `num`: `in-save` if a save must contain the number
   * (specification, section 7). Rows of a `separate` order may lack it, and then count as 0.
   */
  readonly order?: 'in-save' | 'separate';
  /** Whether staff create, copy and retire rows. The club's programs are only created. */
  readonly hasLifecycle: boolean;
  /** The values that hide a new row from visitors. */
  readonly hiddenValues: Readonly<Record<string, unknown>>;
  /** The toggle that must be true for visitors to read a row. Without it, they read all. */
  readonly publicWhen?: string;
  /** The field that names a row in the log. Without it, rows have no title. */
  readonly titleField?: string;
  readonly image?: ImageOptions;
  /** The id of the only row, which its first save creates. */
  readonly onlyId?: string;
  /** The paths and methods of the type's endpoints. */
  readonly endpoints: {
    readonly list?: `/api/${string}`;
    readonly update: readonly [method: 'PUT' | 'PATCH', path: `/api/${string}`];
  };
  /** Whether the rules refuse every write, because only the API can check one. */
  readonly isApiOnly?: boolean;
  /** Functions of `firestore.rules` that a written row must also satisfy. */
  readonly extraRules?: readonly string[];
  /** The fields, in the order in which staff see changes of them. */
  readonly fields: Fields;
}

type Simplify<T> = { [Key in keyof T]: T[Key] };

type WithTwin<Name extends string, F> = F extends { readonly isBilingual: true }
  ? Name | `${Name}_fr`
  : Name;

type FieldRows<F extends Fields> = {
  readonly [Name in keyof F & string as WithTwin<Name, F[Name]>]: F[Name]['row'];
};
type FieldSaves<F extends Fields> = {
  readonly [
    Name in keyof F & string as F[Name] extends { readonly isServerOnly: true }
      ? never
      : WithTwin<Name, F[Name]>
  ]: F[Name]['save'];
};

const imageEntries = { imageURL: imageAddress };
const orderRowEntries = {
  'in-save': { num: displayNumber },
  separate: { num: v.optional(displayNumber, 0) },
};
const orderSaveEntries = { 'in-save': { num: displayNumber }, separate: {} };

type OrderOf<O, Table extends Record<'in-save' | 'separate', object>> = O extends {
  readonly order: infer Order extends 'in-save' | 'separate';
}
  ? Table[Order]
  : unknown;
type IfImage<O, Entries> = O extends { readonly image: ImageOptions } ? Entries : unknown;

type RowEntries<O extends ContentTypeOptions> = Simplify<
  { readonly _id: typeof documentId; readonly updatedAt: typeof instant } & OrderOf<
    O,
    typeof orderRowEntries
  > &
    IfImage<O, typeof imageEntries & typeof consentFields> &
    FieldRows<O['fields']>
>;
type SaveEntries<O extends ContentTypeOptions> = Simplify<
  { readonly updatedAt: v.OptionalSchema<typeof instant, undefined> } & OrderOf<
    O,
    typeof orderSaveEntries
  > &
    IfImage<O, typeof imageEntries & typeof consentUpdateFields> &
    FieldSaves<O['fields']>
>;

/** A field of the rows, with its name. A bilingual field is here twice. */
export interface NamedField extends Field {
  readonly name: string;
}

const listFields = (fields: Fields): readonly NamedField[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    [name, ...(field.isBilingual === true ? [`${name}_fr`] : [])].map((fieldName) => ({
      ...field,
      name: fieldName,
    })),
  );

/**
 * Derives the schemas of a content type, and what depends on several of its fields.
 *
 * @param options what is special about the type; see `ContentTypeOptions`
 */
export function defineContentType<const O extends ContentTypeOptions>(options: O) {
  const { order, image, fields }: ContentTypeOptions = options;
  const fieldList = listFields(fields);
  const pickEntries = (key: 'row' | 'save', list: readonly NamedField[]) =>
    Object.fromEntries(list.map((field) => [field.name, field[key]]));
  const rowEntries = {
    _id: documentId,
    ...(order && orderRowEntries[order]),
    ...(image && imageEntries),
    ...pickEntries('row', fieldList),
    ...(image && consentFields),
    updatedAt: instant,
  };
  const saveEntries = {
    ...(order && orderSaveEntries[order]),
    ...(image && imageEntries),
    ...pickEntries(
      'save',
      fieldList.filter(({ isServerOnly }) => isServerOnly !== true),
    ),
    ...(image && consentUpdateFields),
    updatedAt: v.optional(instant),
  };
  return {
    ...options,
    /** The type's own fields, with the French twins, but not the common ones such as `_id`. */
    fieldList,
    /** The schema of a stored row. The cast tells the compiler the names of the entries. */
    rowSchema: v.object(rowEntries as RowEntries<O>),
    /**
     * The body of a save (specification, section 7). `updatedAt` is the row's value when the edit
     * began: the API then refuses to overwrite a newer save. Without it, the save always wins.
     */
    saveSchema: v.strictObject(saveEntries as SaveEntries<O>),
    /** The values that replace invalid fields. */
    blanks: {
      _id: '',
      ...(order && { num: 0 }),
      ...(image && { imageURL: '' }),
      ...Object.fromEntries(fieldList.map(({ name, blank }) => [name, blank])),
      ...(image && { consentAt: null }),
      updatedAt: '1970-01-01T00:00:00.000Z',
    },
  };
}
