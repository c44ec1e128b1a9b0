import { takeDownSchema, takeDownResultSchema } from '../take-down.ts';
import { storedImageSchema, uploadedImageSchema } from '../uploaded-image.ts';
import type { Endpoint } from './endpoint.ts';

/** The endpoints of staff's images. */
export const imageEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
