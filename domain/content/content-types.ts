import * as v from 'valibot';
import { banners } from './banner.ts';
import { carousels } from './carousel-item.ts';
import { coaches } from './coach.ts';
import type { ContentTypeOptions, NamedField } from './content-type.ts';
import { gyms } from './gym.ts';
import { notes } from './note.ts';
import { notices } from './notice.ts';
import { programs } from './program.ts';

/** The content types, by the names of their collections. */
export const contentTypes = { banners, carousels, coaches, gyms, notes, notices, programs };

type ContentTypes = typeof contentTypes;
/** The collections that staff edit. */
export type EditableCollection = keyof ContentTypes;

/** What every row has. */
interface Row {
  readonly _id: string;
  readonly updatedAt: string;
}

/** The names of the types that have a property. */
type NamesOf<Property> = {
  [Name in EditableCollection]: ContentTypes[Name] extends Property ? Name : never;
}[EditableCollection];

/** The collections whose rows staff create and retire. */
export type LifecycleCollection = NamesOf<{ readonly hasLifecycle: true }>;
/** The collections whose order staff choose. */
export type OrderedCollection = NamesOf<{ readonly order: string }>;
/** The collections whose rows have an image. Their images are in folders of the same names. */
export type ImageCollection = NamesOf<{ readonly image: object }>;
/** The collections of which the API has a list for visitors. */
export type ListedCollection = NamesOf<{ readonly endpoints: { readonly list: string } }>;

/** A row of a collection. */
export type RowOf<Name extends EditableCollection> = v.InferOutput<ContentTypes[Name]['rowSchema']>;

/** The body of a save of a row. */
export type SaveOf<Name extends EditableCollection> = v.InferOutput<
  ContentTypes[Name]['saveSchema']
>;

/** The values of the form of a row: what a save contains, besides the row's version. */
export type FormOf<Name extends EditableCollection> = {
  readonly [Field in Exclude<keyof SaveOf<Name>, 'updatedAt'>]-?: Exclude<
    SaveOf<Name>[Field],
    undefined
  >;
};

/** The fields that are special to a collection. Numbers, images and consent are common. */
export type EditedField<Name extends EditableCollection> = Exclude<
  keyof FormOf<Name> & string,
  'num' | 'imageURL' | 'consentOnFile'
>;

/** A content type without the names of its fields. */
export interface AnyContentType extends ContentTypeOptions {
  readonly fieldList: readonly NamedField[];
  readonly rowSchema: v.GenericSchema<unknown, Row>;
  readonly saveSchema: v.GenericSchema<object, object>;
  readonly blanks: object;
}

/** The description of a collection, without the names of its fields. */
export const getContentType = (name: EditableCollection): AnyContentType => contentTypes[name];

/** The schema of a collection's rows. The compiler cannot relate it to `Name` by itself. */
export const getRowSchema = <Name extends EditableCollection>(name: Name) =>
  contentTypes[name].rowSchema as unknown as v.GenericSchema<unknown, RowOf<Name>>;

const allNames = Object.keys(contentTypes) as EditableCollection[];

export const editableCollections: readonly EditableCollection[] = allNames;
export const lifecycleCollections = allNames.filter(
  (name): name is LifecycleCollection => getContentType(name).hasLifecycle,
);
export const orderedCollections = allNames.filter(
  (name): name is OrderedCollection => getContentType(name).order !== undefined,
);
export const imageCollections = allNames.filter(
  (name): name is ImageCollection => getContentType(name).image !== undefined,
);
export const listedCollections = allNames.filter(
  (name): name is ListedCollection => getContentType(name).endpoints.list !== undefined,
);

const countRequired = (schema: { readonly entries: object }) =>
  Object.values(schema.entries).filter((entry: v.GenericSchema) => entry.type !== 'optional')
    .length;

/**
 * A row of any collection. The types with the most required fields come first. A row of such a type
 * might otherwise be read as one of a type whose fields it also has.
 */
export const editableRowSchema = v.union(
  Object.values(contentTypes)
    .map(({ rowSchema }) => rowSchema)
    .toSorted((one, other) => countRequired(other) - countRequired(one)),
);

/** Whether the rows of a collection have an image. */
export const isImageCollection = (name: string): name is ImageCollection =>
  imageCollections.some((collection) => collection === name);

/** Whether visitors see a row, now or at its planned time. */
export function isPublicRow(name: EditableCollection, row: object): boolean {
  const { publicWhen } = getContentType(name);
  const fields: Readonly<Record<string, unknown>> = { ...row };
  return (
    publicWhen === undefined || fields[publicWhen] === true || fields['displayPlanned'] === true
  );
}
