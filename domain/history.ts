import * as v from 'valibot';
import { editableCollections, editableRowSchema } from './content/content-types.ts';
import { documentId, instant } from './validation/fields.ts';

export type { EditableCollection } from './content/content-types.ts';

export const editableCollectionSchema = v.picklist(editableCollections);

/**
 * One change of a row: its author, its time, and the row before and after. It is stored for two
 * years (`retentionDays.save`).
 */
export const historyEntrySchema = v.object({
  _id: documentId,
  /** Of `coaches`, `gyms` and `notices`, the history lacks changes in Firebase's console. */
  collection: editableCollectionSchema,
  /** The row's id. */
  id: documentId,
  at: instant,
  /** Both are empty for an automatic change, and for a direct change without a known author. */
  by: v.object({ uid: v.string(), email: v.string() }),
  /** Whether the change went directly to the database, without the API. */
  isDirect: v.optional(v.boolean(), false),
  /** Whether the server showed or hid the row at a planned time, without staff. */
  isAutomatic: v.optional(v.boolean(), false),
  before: editableRowSchema,
  after: editableRowSchema,
  /** The fields that are blank in `before` or `after` because their stored values were invalid. */
  unreadable: v.optional(v.object({ before: v.array(v.string()), after: v.array(v.string()) })),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/**
 * The body of a restore. `updatedAt` of the row that staff saw prevents overwriting a newer save.
 */
export const restoreSchema = v.strictObject({ updatedAt: v.optional(instant) });
