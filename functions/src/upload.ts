import { onRequest } from 'firebase-functions/https';
import type { UploadHandlers } from './request/handler.ts';
import { uploadImage } from './uploads/upload-image.ts';
import { createApp } from './http/app.ts';
import { interceptRequests } from './http/intercept-requests.ts';
import { functionResources } from './runtime/function-resources.ts';

const uploadHandlers: UploadHandlers = { uploadImage };
const { options } = functionResources.upload;
interceptRequests();

/**
 * The function behind the hosting rewrite `/api/upload`. Decoding photos needs memory and time, so
 * the other endpoints run in another function.
 */
export const upload = onRequest(
  { ...options },
  // The app responds five seconds before the platform would end the request.
  createApp(uploadHandlers, (options.timeoutSeconds - 5) * 1000),
);
