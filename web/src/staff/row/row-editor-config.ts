import type { EditableCollection } from '@club/domain/history';
import type * as v from 'valibot';
import type { Row } from './row-draft.ts';

/** The label of each field. */
export type Labels<Fields extends object> = { readonly [Name in keyof Fields]: string };

/** The configuration of the editor for the rows of one collection. */
export interface RowEditorConfig<R extends Row, Fields extends object> {
  /** The tab's name, in text keys and draft keys. */
  readonly name: 'banner' | 'carousel' | 'note' | 'program';
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
