import { useRef, useState } from 'react';
import { ApiError } from '../../data/api-client.ts';
import { uploadImage } from '../../data/upload-image.ts';

export type UploadState =
  | { readonly status: 'none' | 'cancelled' }
  | { readonly status: 'uploading'; readonly share: number }
  | { readonly status: 'done'; readonly before: number }
  | { readonly status: 'failed'; readonly reason: 'refused' | 'too-large' | 'unavailable' };

function toFailure(error: unknown): UploadState {
  if (error instanceof DOMException && error.name === 'AbortError') return { status: 'cancelled' };
  const code = error instanceof ApiError ? error.problem.error : 'unavailable';
  if (code === 'body-too-large') return { status: 'failed', reason: 'too-large' };
  const isRefusal = code === 'invalid-body' || code === 'unsupported-media-type';
  return { status: 'failed', reason: isRefusal ? 'refused' : 'unavailable' };
}

/** Sends a chosen image up for a row, and tells how it goes; `onDone` gets the new address. */
export function useImageUpload(id: string | undefined, onDone: (imageURL: string) => void) {
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const running = useRef<AbortController>(null);
  const upload = async (image: File) => {
    if (id === undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'uploading', share: 0 });
    try {
      const { imageURL } = await uploadImage({
        id,
        image,
        signal: controller.signal,
        onProgress: (share) => setState({ status: 'uploading', share }),
      });
      onDone(imageURL);
      setState({ status: 'done', before: image.size });
    } catch (error) {
      setState(toFailure(error));
    }
  };
  return { state, upload, cancel: () => running.current?.abort() };
}
