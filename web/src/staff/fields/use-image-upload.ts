import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { uploadImage } from '../../data/staff/upload-image.ts';
import { type StaffProblem, toStaffProblem } from '../shell/staff-problem.ts';
import type { Size } from './crop-area.ts';
import { readImage } from './encode-image.ts';
import { UploadContext } from './image-context.ts';

/** A picture's size in pixels, and its file size. */
export interface ImageMeasurements {
  readonly size: Size;
  readonly bytes: number;
}

/** A chosen file and the size of its picture. */
interface MeasuredFile {
  readonly file: File;
  readonly size: Size;
}

export type UploadState =
  | { readonly status: 'none' | 'cancelled' }
  | { readonly status: 'uploading'; readonly progress: number }
  | {
      readonly status: 'done';
      readonly before: ImageMeasurements;
      readonly after: ImageMeasurements;
    }
  | { readonly status: 'failed'; readonly problem: StaffProblem }
  /** The session has ended: `retry` uploads the same image, after a sign-in. */
  | { readonly status: 'signed-out'; readonly retry: () => Promise<void> };

function toFailure(error: unknown, retry: () => Promise<void>): UploadState {
  if (error instanceof DOMException && error.name === 'AbortError') return { status: 'cancelled' };
  const problem = toStaffProblem(error);
  return problem === 'unauthenticated'
    ? { status: 'signed-out', retry }
    : { status: 'failed', problem };
}

async function measureImage(file: File): Promise<ImageMeasurements | undefined> {
  const image = await readImage(file);
  if (!image) return undefined;
  const { width, height } = image.bitmap;
  image.bitmap.close();
  return { size: { width, height }, bytes: file.size };
}

/** Reports the upload's status to the form, and `none` after unmounting. */
function useUploadReport(state: UploadState): void {
  const { onStatusChange } = useContext(UploadContext);
  const { status } = state;
  const problem = state.status === 'failed' ? state.problem : undefined;
  // Before the next event: a press of Save right after the choice must wait for the upload.
  useLayoutEffect(() => onStatusChange({ status, problem }), [onStatusChange, status, problem]);
  useEffect(() => () => onStatusChange({ status: 'none', problem: undefined }), [onStatusChange]);
}

/**
 * Uploads an image for a row; `onDone` receives its address.
 *
 * @param onStop called after a failure or a cancel, but not while staff can sign in and go on
 */
export function useImageUpload(
  id: string,
  onDone: (imageURL: string) => void,
  onStop?: () => void,
) {
  const { storeNewRow } = useContext(UploadContext);
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const abortController = useRef<AbortController>(null);
  // The form may pass another `onDone` during the upload.
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  useUploadReport(state);
  useEffect(() => {
    const controllerRef = abortController;
    return () => controllerRef.current?.abort();
  }, []);
  const upload = async (original: MeasuredFile, fileToUpload: File) => {
    const controller = new AbortController();
    abortController.current = controller;
    setState({ status: 'uploading', progress: 0 });
    try {
      await storeNewRow();
      const { imageURL } = await uploadImage({
        id,
        image: fileToUpload,
        signal: controller.signal,
        onProgress: (progress) => setState({ status: 'uploading', progress }),
      });
      const before = { size: original.size, bytes: original.file.size };
      const after = fileToUpload === original.file ? before : await measureImage(fileToUpload);
      // A cancel may come too late to stop the upload, but the form must not get the image.
      controller.signal.throwIfAborted();
      latestOnDone.current(imageURL);
      setState({ status: 'done', before, after: after ?? before });
    } catch (error) {
      const failure = toFailure(error, () => upload(original, fileToUpload));
      if (failure.status !== 'signed-out') onStop?.();
      setState(failure);
    }
  };
  return {
    state,
    upload,
    /** Shows the problem of a file that is not sent. */
    refuse: (problem: StaffProblem) => setState({ status: 'failed', problem }),
    clear: () => setState({ status: 'none' }),
    cancel: () => abortController.current?.abort(),
  };
}
