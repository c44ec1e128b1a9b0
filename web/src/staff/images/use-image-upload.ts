import { useRef, useState } from 'react';
import { ApiError } from '../../data/api-client.ts';
import { signIn } from '../../data/staff-session.ts';
import { uploadImage } from '../../data/upload-image.ts';
import type { Size } from './crop-area.ts';
import { type ChosenImage, readImage } from './cut-image.ts';

/** How large a picture is, and how heavy its file. */
export interface Measure {
  readonly size: Size;
  readonly bytes: number;
}

export type UploadState =
  | { readonly status: 'none' | 'cancelled' }
  | { readonly status: 'uploading'; readonly share: number }
  | { readonly status: 'done'; readonly before: Measure; readonly after: Measure }
  | { readonly status: 'failed'; readonly reason: 'refused' | 'too-large' | 'unavailable' }
  /** The session ended meanwhile: `goOn` asks for the sign-in, and sends the same image. */
  | { readonly status: 'signed-out'; readonly goOn: () => Promise<void> };

function toFailure(error: unknown, again: () => Promise<void>): UploadState {
  if (error instanceof DOMException && error.name === 'AbortError') return { status: 'cancelled' };
  const code = error instanceof ApiError ? error.problem.error : 'unavailable';
  if (code === 'unauthenticated') {
    const goOn = async () => {
      if ((await signIn()) === null) await again();
    };
    return { status: 'signed-out', goOn };
  }
  if (code === 'body-too-large') return { status: 'failed', reason: 'too-large' };
  const isRefusal = code === 'invalid-body' || code === 'unsupported-media-type';
  return { status: 'failed', reason: isRefusal ? 'refused' : 'unavailable' };
}

async function measure(file: File): Promise<Measure | undefined> {
  const image = await readImage(file);
  return image && { size: image.picture, bytes: file.size };
}

/** Sends an image up for a row, and tells how it goes; `onDone` gets the new address. */
export function useImageUpload(id: string | undefined, onDone: (imageURL: string) => void) {
  const [state, setState] = useState<UploadState>({ status: 'none' });
  const running = useRef<AbortController>(null);
  const upload = async (chosen: ChosenImage, image: File) => {
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
      const before = { size: chosen.picture, bytes: chosen.file.size };
      const after = image === chosen.file ? before : await measure(image);
      setState({ status: 'done', before, after: after ?? before });
    } catch (error) {
      setState(toFailure(error, () => upload(chosen, image)));
    }
  };
  return {
    state,
    upload,
    /** For a file that is no picture at all. */
    refuse: () => setState({ status: 'failed', reason: 'refused' }),
    cancel: () => running.current?.abort(),
  };
}
