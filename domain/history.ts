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

/** One accepted save: who, when, and the row before and after it. */
export const historyEntrySchema = v.object({
  _id: documentId,
  collection: editableCollection,
  /** The row's id. */
  id: documentId,
  at: instant,
  by: v.object({ uid: v.string(), email: v.string() }),
  before: editableRow,
  after: editableRow,
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** What a restore sends: the instant of the row it was decided on, so that nobody's save is lost. */
export const restoreSchema = v.strictObject({ updatedAt: v.optional(instant) });
