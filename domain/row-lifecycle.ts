import * as v from 'valibot';
import {
  editableRowSchema,
  lifecycleCollections,
  orderedCollections,
} from './content/content-types.ts';
import { limits } from './limits.ts';
import { documentId, instant } from './validation/fields.ts';

export type { LifecycleCollection, OrderedCollection } from './content/content-types.ts';

export const lifecycleCollection = v.picklist(lifecycleCollections);
export const orderedCollection = v.picklist(orderedCollections);

/**
 * The body of a new row. The browser makes the id, so that a repeated request creates one row. A
 * program has the id of its team or group. A row with `copyOf` is a copy of another row.
 */
export const newRowSchema = v.strictObject({
  id: documentId,
  copyOf: v.optional(documentId),
});
export type NewRow = v.InferOutput<typeof newRowSchema>;

/**
 * The body that retires a row. `updatedAt` is that of the row as staff saw it. With it, a row that
 * has changed since is not retired.
 */
export const retireSchema = v.strictObject({ updatedAt: v.optional(instant) });

const author = v.object({ uid: v.string(), email: v.string() });

/** A row that staff took off the site. */
export const retiredRowSchema = v.object({
  /** The id of its document in `retired`, which a request to restore the row names. */
  _id: v.string(),
  collection: lifecycleCollection,
  /** The id that the row had in its collection. */
  id: documentId,
  row: editableRowSchema,
  retiredAt: instant,
  /** After this instant it cannot be restored. The next nightly run deletes it and its pictures. */
  restorableUntil: instant,
  by: author,
});
export type RetiredRow = v.InferOutput<typeof retiredRowSchema>;

const rowIds = v.pipe(v.array(documentId), v.maxLength(limits.rows));

/** The body of a new order: the ids of all rows, and the order that staff saw before. */
export const orderUpdateSchema = v.strictObject({ order: rowIds, seenOrder: rowIds });
export type OrderUpdate = v.InferOutput<typeof orderUpdateSchema>;

/** The last change of a collection's order. */
export const orderChangeSchema = v.object({ at: instant, by: author });

/**
 * The order of a collection. A conflict returns it, so that staff can merge their order into it.
 */
export const currentOrderSchema = v.object({
  order: rowIds,
  /** Null if nobody has changed the order. */
  lastChange: v.nullable(orderChangeSchema),
});
export type CurrentOrder = v.InferOutput<typeof currentOrderSchema>;
