import {
  contentTypes,
  type EditableCollection,
  type FormOf,
  getContentType,
  type ImageCollection,
  isPublicRow,
  type RowOf,
} from '@club/domain/content/content-types';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { saveRow } from '../../data/staff/staff-calls.ts';
import type { LiveRows } from '../../data/staff/use-live-rows.ts';
import { listFormFields } from '../fields/use-field-labels.ts';
import type { Row } from './row-draft.ts';
import type { QuickChange } from './row-list-table.tsx';
import type { Column } from './row-table.tsx';

/** The label of each field. */
export type Labels<Fields extends object> = { readonly [Name in keyof Fields]: string };

/** The configuration of the editor for the rows of one collection. */
export interface RowEditorConfig<R extends Row, Fields extends object> {
  /** The tab's name, in text keys and draft keys. */
  readonly name: (typeof contentTypes)[ImageCollection]['image']['prefix'] | 'note' | 'program';
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
  special: Partial<
    Pick<RowEditorConfig<RowOf<Name>, FormOf<Name>>, 'toFields' | 'isPublic' | 'getPagePath'>
  > = {},
): RowEditorConfig<RowOf<Name>, FormOf<Name>> {
  const { image, item, page } = getContentType(collection);
  return {
    name: (image?.prefix ?? item) as RowEditorConfig<never, never>['name'],
    collection,
    schema: contentTypes[collection].rowSchema,
    toFields: (row) => toFormFields(collection, row),
    getPagePath: () => page,
    isPublic: (fields) => isPublicRow(collection, fields),
    save: (id, input) => saveRow(collection, id, input),
    ...special,
  };
}

/** What the editor passes to the tab, which renders the inputs of its form. */
export interface FieldsProps<R extends Row, Fields extends object> {
  /** The id of the row in the form. */
  readonly id: string;
  /** The values in the form. */
  readonly fields: Fields;
  /** Replaces some of the values. */
  readonly change: (fields: Partial<Fields>) => void;
  /** The row as it was last saved; undefined for a row that is not stored. */
  readonly savedRow: R | undefined;
}

/** The props of a tab that edits the rows of a collection. */
export interface RowEditorProps<R extends Row, Fields extends object> {
  readonly config: RowEditorConfig<R, Fields>;
  readonly liveRows: LiveRows<R>;
  readonly columns: readonly Column<R>[];
  /** The label of each field, for messages, conflicts and the history. */
  readonly labels: Labels<Fields>;
  /** The one-click change that a row offers. */
  readonly getQuickChange?: (row: R) => QuickChange<Fields> | undefined;
  /** Returns the row's name for headings and buttons. */
  readonly getName: (row: R) => string;
  /**
   * Renders a short view of a row, by default its picture and its name. Staff recognize the row by it
   * in the order editor and among the retired rows.
   */
  readonly renderSummary?: (row: R) => ReactNode;
  /** The ids that rows can have; any by default. */
  readonly possibleIds?: readonly string[];
  /** Whether a list with a single row opens that row. */
  readonly opensOnlyRow?: boolean;
  /**
   * Renders the row as visitors see it. Pass the same function at each render, so that the preview
   * renders again only when the row changes.
   */
  readonly renderPreview: (row: R & Fields) => ReactNode;
  /** The width of the previewed component in a desktop window; by default the window's width. */
  readonly previewWidth?: number;
  readonly children: (props: FieldsProps<R, Fields>) => ReactNode;
}
