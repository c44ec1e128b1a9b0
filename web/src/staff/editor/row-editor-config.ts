import {
  contentTypes,
  type EditableCollection,
  type FormOf,
  getContentType,
  type RowOf,
} from '@club/domain/content/content-types';
import type * as v from 'valibot';
import { saveRow } from '../../data/staff/staff-rows.ts';
import { listFormFields } from '../fields/text-kind.ts';
import type { Row } from './row-draft.ts';

/** The label of each field. */
export type Labels<Fields extends object> = { readonly [Name in keyof Fields]: string };

/** The configuration of the editor for the rows of one collection. */
export interface RowEditorConfig<R extends Row, Fields extends object> {
  /** The tab's name, in text keys and draft keys. */
  readonly name: 'banner' | 'carousel' | 'coach' | 'note' | 'program';
  /** The collection of its rows, and of their history. */
  readonly collection: EditableCollection;
  readonly schema: v.GenericSchema<unknown, R>;
  /** Returns the values of the row's form. */
  readonly toFields: (row: R) => Fields;
  /** Whether visitors see a row with these fields, now or at its planned time; true by default. */
  readonly isPublic?: (fields: Fields) => boolean;
  /** The path of the page where visitors see a row. */
  readonly getPagePath: (id: string) => string;
  /** Saves through the API; throws ApiError with the server's reason. */
  readonly save: (id: string, input: Fields & { readonly updatedAt: string }) => Promise<R>;
}

/** Returns the values of a row's form. The form has a yes or no in place of the consent's time. */
export const toFormFields = <Name extends EditableCollection>(
  collection: Name,
  row: RowOf<Name>,
): FormOf<Name> => {
  const values = new Map<string, unknown>(Object.entries(row));
  values.set('consentOnFile', typeof values.get('consentAt') === 'string');
  return Object.fromEntries(
    listFormFields(collection).map((name) => [name, values.get(name)]),
  ) as FormOf<Name>;
};

/**
 * Derives the configuration of the editor from the collection's content type.
 *
 * @param special what the tab does differently
 */
export function makeEditorConfig<Name extends EditableCollection>(
  collection: Name,
  name: RowEditorConfig<RowOf<Name>, FormOf<Name>>['name'],
  special: Partial<
    Pick<RowEditorConfig<RowOf<Name>, FormOf<Name>>, 'toFields' | 'isPublic' | 'getPagePath'>
  > = {},
): RowEditorConfig<RowOf<Name>, FormOf<Name>> {
  return {
    name,
    collection,
    schema: contentTypes[collection].rowSchema,
    toFields: (row) => toFormFields(collection, row),
    getPagePath: () => getContentType(collection).page,
    save: (id, input) => saveRow(collection, id, input),
    ...special,
  };
}
