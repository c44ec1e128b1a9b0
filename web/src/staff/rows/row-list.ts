import type * as v from 'valibot';
import type { Row } from './row-draft.ts';

/** What the dashboard needs to know of a list to edit its rows. */
export interface RowList<R extends Row, Fields extends object> {
  /** The tab's name: its texts and kept drafts go by it. */
  readonly name: 'banner' | 'carousel' | 'note' | 'program';
  readonly schema: v.GenericSchema<unknown, R>;
  /** The part of a row that staff may change. */
  readonly toFields: (row: R) => Fields;
  /** Saves through the API; throws ApiError with the server's reason. */
  readonly save: (id: string, input: Fields & { readonly updatedAt: string }) => Promise<R>;
}
