import * as v from 'valibot';
import { bannerSchema } from './content/banner.ts';
import { carouselItemSchema } from './content/carousel-item.ts';
import { documentId, instant } from './validation/fields.ts';
import { noteSchema } from './content/note.ts';
import { noticeSchema } from './content/notice.ts';
import { programSchema } from './content/program.ts';

/**
 * The collections that staff edit, with their row schemas. The history contains the changes of
 * their rows for two years (`retentionDays.save`). Of `notices` it lacks direct changes.
 */
export const editableRowSchemas = {
  banners: bannerSchema,
  carousels: carouselItemSchema,
  notes: noteSchema,
  notices: noticeSchema,
  programs: programSchema,
} as const;
export type EditableCollection = keyof typeof editableRowSchemas;

export const editableCollectionSchema = v.picklist([
  'banners',
  'carousels',
  'notes',
  'notices',
  'programs',
]);

/** A row of any editable collection. */
export const editableRowSchema = v.union([
  bannerSchema,
  programSchema,
  noteSchema,
  noticeSchema,
  carouselItemSchema,
]);

/** One change of a row: its author, its time, and the row before and after. */
export const historyEntrySchema = v.object({
  _id: documentId,
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
