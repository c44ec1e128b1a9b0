import * as v from 'valibot';
import { bannerSchema } from './banner.ts';
import { carouselItemSchema } from './carousel-item.ts';
import { documentId, instant } from './fields.ts';
import { noteSchema } from './note.ts';
import { programSchema } from './program.ts';

/** The collections that staff edit, with the shape of their rows. Every save of these is in the history. */
export const editableRows = {
  banners: bannerSchema,
  carousels: carouselItemSchema,
  notes: noteSchema,
  programs: programSchema,
} as const;
export type EditableCollection = keyof typeof editableRows;

export const editableCollection = v.picklist(['banners', 'carousels', 'notes', 'programs']);

/** A row of any of them. */
export const editableRow = v.union([bannerSchema, programSchema, noteSchema, carouselItemSchema]);

/** One change of a row: who, when, and the row before and after it. */
export const historyEntrySchema = v.object({
  _id: documentId,
  collection: editableCollection,
  /** The row's id. */
  id: documentId,
  at: instant,
  /** Both are empty where a change came past the API and nobody said by whom. */
  by: v.object({ uid: v.string(), email: v.string() }),
  /** Whether the change came past the API: directly to the database. */
  isDirect: v.optional(v.boolean(), false),
  before: editableRow,
  after: editableRow,
  /** The fields that are blank in `before` or `after` because they could not be read. */
  unreadable: v.optional(v.object({ before: v.array(v.string()), after: v.array(v.string()) })),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** What a restore sends: the instant of the row it was decided on, so that nobody's save is lost. */
export const restoreSchema = v.strictObject({ updatedAt: v.optional(instant) });
