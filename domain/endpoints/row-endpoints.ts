import * as v from 'valibot';
import { activityPageSchema } from '../activity.ts';
import { editableRowSchema } from '../content/content-types.ts';
import { historyEntrySchema, restoreSchema } from '../history.ts';
import { takeDownSchema, takeDownResultSchema } from '../take-down.ts';
import { storedImageSchema, uploadedImageSchema } from '../uploaded-image.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints of images, and of the rows' history. */
export const rowEndpoints = {
  uploadImage: {
    method: 'POST',
    path: '/api/upload',
    access: 'staff',
    input: null, // multipart: imageFormSchema
    output: uploadedImageSchema,
  },
  /** Gets an image that visitors may not see. `{id}` is its file's name, in any of its sizes. */
  getImage: {
    method: 'GET',
    path: '/api/images/{id}',
    access: 'staff',
    input: null,
    output: storedImageSchema,
  },
  /** Removes an image from every row and from Storage. It cannot be used again. */
  takeDownImage: {
    method: 'POST',
    path: '/api/images/take-down',
    access: 'staff',
    input: takeDownSchema,
    output: takeDownResultSchema,
  },
  listHistory: {
    method: 'GET',
    path: '/api/history/{collection}/{id}',
    access: 'staff',
    input: null,
    output: v.array(historyEntrySchema),
  },
  /** Restores a row to its state before the save in history entry `{id}`. */
  restoreRow: {
    method: 'POST',
    path: '/api/history/{id}/restore',
    access: 'staff',
    input: restoreSchema,
    output: editableRowSchema,
  },
  /** Lists who did what in the dashboard. `{id}` is `latest`, or the last id of the page before. */
  listActivity: {
    method: 'GET',
    path: '/api/activity/{id}',
    access: 'staff',
    input: null,
    output: activityPageSchema,
  },
} as const satisfies Record<string, Endpoint>;
