import * as v from 'valibot';
import { activityPageSchema } from '../activity.ts';
import { bannerSchema, bannerUpdateSchema } from '../content/banner.ts';
import { carouselItemSchema, carouselItemUpdateSchema } from '../content/carousel-item.ts';
import { editableRowSchema, historyEntrySchema, restoreSchema } from '../history.ts';
import { noteSchema, noteUpdateSchema } from '../content/note.ts';
import { noticeSchema, noticeUpdateSchema } from '../content/notice.ts';
import { programSchema, programUpdateSchema } from '../content/program.ts';
import { takeDownSchema, takeDownResultSchema } from '../take-down.ts';
import { storedImageSchema, uploadedImageSchema } from '../uploaded-image.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints with which staff edit rows and read their history. */
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
  updateNote: {
    method: 'PUT',
    path: '/api/notes/update/{id}',
    access: 'staff',
    input: noteUpdateSchema,
    output: noteSchema,
  },
  /** Publishes, changes or ends the urgent notice. The first save creates its document. */
  updateNotice: {
    method: 'PUT',
    path: '/api/notices/update/{id}',
    access: 'staff',
    input: noticeUpdateSchema,
    output: noticeSchema,
  },
  updateCarouselItem: {
    method: 'PUT',
    path: '/api/carousels/update/{id}',
    access: 'staff',
    input: carouselItemUpdateSchema,
    output: carouselItemSchema,
  },
  updateBanner: {
    method: 'PUT',
    path: '/api/banners/update/{id}',
    access: 'staff',
    input: bannerUpdateSchema,
    output: bannerSchema,
  },
  updateProgram: {
    method: 'PATCH',
    path: '/api/programs/{id}',
    access: 'staff',
    input: programUpdateSchema,
    output: programSchema,
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
