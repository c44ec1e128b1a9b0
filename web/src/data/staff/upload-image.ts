import { endpoints } from '@club/domain/endpoints';
import { problemSchema } from '@club/domain/problem';
import * as v from 'valibot';
import { ApiError } from '../api-client.ts';
import { withStaffToken } from '../session/staff-session.ts';

interface UploadOptions {
  /** The id of the image's row. */
  readonly id: string;
  readonly image: File;
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}
export type UploadedImage = v.InferOutput<(typeof endpoints)['uploadImage']['output']>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function parseUploadResponse({ status, responseText }: XMLHttpRequest): UploadedImage {
  const body = parseJson(responseText);
  if (status !== 200) {
    const problem = v.safeParse(problemSchema, body);
    throw new ApiError(problem.success ? problem.output : { error: 'unavailable' }, status);
  }
  return v.parse(endpoints.uploadImage.output, body);
}

/** Uses XMLHttpRequest, since `fetch` does not report an upload's progress. */
async function send(options: UploadOptions, token: string): Promise<UploadedImage> {
  // Staff may cancel while the session fetches its token.
  options.signal.throwIfAborted();
  const body = new FormData();
  body.append('id', options.id);
  body.append('image', options.image);
  const request = new XMLHttpRequest();
  const { method, path } = endpoints.uploadImage;
  request.open(method, path);
  request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    options.onProgress(loaded / total),
  );
  await new Promise<void>((resolve, reject) => {
    request.addEventListener('load', () => resolve());
    request.addEventListener('error', () => reject(new ApiError({ error: 'unavailable' })));
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    options.signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
  return parseUploadResponse(request);
}

/**
 * Uploads an image through the API (specification, section 7); returns the public address of each
 * of its sizes.
 *
 * @throws ApiError with the server's reason, `unauthenticated` after the session has ended;
 *   DOMException `AbortError` after a cancel.
 */
export const uploadImage = (options: UploadOptions): Promise<UploadedImage> =>
  withStaffToken((token) => send(options, token));
