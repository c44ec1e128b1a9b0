import { onRequest } from 'firebase-functions/https';
import type { UploadHandlers } from './endpoints/handler.ts';
import { uploadImage } from './endpoints/upload-image.ts';
import { createApp } from './http/app.ts';
import { interceptRequests } from './http/intercept-requests.ts';
import { instances } from './runtime/instances.ts';

const uploadHandlers: UploadHandlers = { uploadImage };
const { options } = instances.upload;
interceptRequests();

/**
 * The function behind the hosting rewrite `/api/upload`: decoding photos takes memory and time that
 * the other endpoints should not have to share, nor pay for.
 */
export const upload = onRequest(
  { ...options },
  createApp(uploadHandlers, (options.timeoutSeconds - 5) * 1000),
);
