import * as v from 'valibot';
import {
  contentTypes,
  type EditableCollection,
  editableCollections,
  getContentType,
  type ListedCollection,
} from '../content/content-types.ts';
import type { Endpoint } from './endpoint.ts';

type ContentTypes = typeof contentTypes;

/** A list for visitors. Where they see only some of the rows, staff get all. */
type ListEndpoint<Name extends ListedCollection> = {
  readonly method: 'GET';
  readonly path: ContentTypes[Name]['endpoints']['list'];
  readonly access: ContentTypes[Name] extends { readonly publicWhen: string }
    ? 'public-or-staff'
    : 'public';
  readonly input: null;
  readonly output: v.ArraySchema<ContentTypes[Name]['rowSchema'], undefined>;
};

/** The save of a row. The first save of a type with only one row creates it. */
type UpdateEndpoint<Name extends EditableCollection> = {
  readonly method: ContentTypes[Name]['endpoints']['update'][0];
  readonly path: ContentTypes[Name]['endpoints']['update'][1];
  readonly access: 'staff';
  readonly input: ContentTypes[Name]['saveSchema'];
  readonly output: ContentTypes[Name]['rowSchema'];
};

/** The names of a collection's endpoints, such as `listBanners` and `updateBanner`. */
export type ListName<Name extends ListedCollection> = `list${Capitalize<Name>}`;
export type UpdateName<Name extends EditableCollection> =
  `update${Capitalize<ContentTypes[Name]['item']>}`;

type ContentEndpoints = {
  readonly [Name in ListedCollection as ListName<Name>]: ListEndpoint<Name>;
} & { readonly [Name in EditableCollection as UpdateName<Name>]: UpdateEndpoint<Name> };

const capitalize = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

export const getListName = <Name extends ListedCollection>(name: Name) =>
  `list${capitalize(name)}` as ListName<Name>;
export const getUpdateName = <Name extends EditableCollection>(name: Name) =>
  `update${capitalize(contentTypes[name].item)}` as UpdateName<Name>;

function makeEndpoints(name: EditableCollection): Record<string, Endpoint> {
  const { endpoints, publicWhen, rowSchema, saveSchema } = getContentType(name);
  const { list, update } = endpoints;
  const [method, path] = update;
  return {
    ...(list !== undefined && {
      [getListName(name as ListedCollection)]: {
        method: 'GET',
        path: list,
        access: publicWhen === undefined ? 'public' : 'public-or-staff',
        input: null,
        output: v.array(rowSchema),
      },
    }),
    [getUpdateName(name)]: {
      method,
      path,
      access: 'staff',
      input: saveSchema,
      output: rowSchema,
    },
  };
}

/** The endpoints with which visitors list the rows of each content type, and staff save them. */
export const contentEndpoints = Object.assign(
  {},
  ...editableCollections.map(makeEndpoints),
) as ContentEndpoints;
