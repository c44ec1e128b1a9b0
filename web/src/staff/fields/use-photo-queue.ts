import { useEffect, useRef, useState } from 'react';
import { type StaffProblem, toStaffProblem } from '../shell/staff-problem.ts';
import { useUnsavedWork } from '../shell/dashboard-context.ts';
import { convertImage, readImage, shrinkImage } from './encode-image.ts';
import {
  findDecodingProblem,
  findImageProblem,
  type IdentifiedFile,
  identifyFile,
} from './image-problem.ts';
import type { ImageSlot } from './image-slots.ts';
import {
  isQueueActive,
  type QueuedPhoto,
  removeWaitingPhotos,
  requeueFailedPhotos,
  updatePhoto,
} from './photo-queue.ts';

/** A photo that can be uploaded, or the reason why not. */
type PreparedPhoto =
  { readonly file: File; readonly problem?: never } | { readonly problem: StaffProblem };

/** Checks a file of an accepted type, and makes it smaller if it is larger than its slot needs. */
async function prepareAcceptedFile(
  identifiedFile: IdentifiedFile,
  slot: ImageSlot,
): Promise<PreparedPhoto> {
  const image = await readImage(identifiedFile.file);
  if (!image) return { problem: findDecodingProblem(identifiedFile) };
  try {
    const fileToUpload = await shrinkImage(image, slot);
    const problem = findImageProblem(image, fileToUpload);
    return problem ? { problem } : { file: fileToUpload };
  } finally {
    image.bitmap.close();
  }
}

/**
 * Prepares a photo for the upload, in the browser. A photo of a type that the slot does not accept
 * is converted. Prepare one photo at a time, because a large one takes up to 200 MB of memory.
 */
async function preparePhoto(chosenFile: File, slot: ImageSlot): Promise<PreparedPhoto> {
  const identifiedFile = await identifyFile(chosenFile);
  const { file } = identifiedFile;
  if (slot.mimeTypes.includes(file.type)) return prepareAcceptedFile(identifiedFile, slot);
  const image = await convertImage(file, slot.convertedType, slot);
  if (!image) return { problem: findDecodingProblem(identifiedFile) };
  image.bitmap.close();
  return { file: image.file };
}

/**
 * Publishes one prepared photo, and reports the uploaded share. A repeated call with the same `id`
 * adds no second item.
 */
export type PublishPhoto = (photo: {
  /** The same for each attempt to publish this photo. */
  readonly id: string;
  readonly image: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}) => Promise<void>;

/** Uploads any number of photos, one after another. A failed photo does not stop the next ones. */
export function usePhotoQueue(slot: ImageSlot, publishPhoto: PublishPhoto) {
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([]);
  // A ref, because the running loop must see photos that were added meanwhile.
  const latestPhotos = useRef(photos);
  const isRunning = useRef(false);
  const abortController = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    abortController.current = controller;
    return () => controller.abort();
  }, []);
  const isActive = isQueueActive(photos);
  useUnsavedWork('photos', isActive);
  const update = (change: (photos: readonly QueuedPhoto[]) => readonly QueuedPhoto[]) => {
    latestPhotos.current = change(latestPhotos.current);
    setPhotos(latestPhotos.current);
  };
  const process = async ({ id, file }: QueuedPhoto): Promise<void> => {
    const updateThisPhoto = (changes: Partial<QueuedPhoto>) =>
      update((current) => updatePhoto(current, id, changes));
    updateThisPhoto({ status: 'preparing' });
    const photo = await preparePhoto(file, slot);
    if (photo.problem !== undefined) {
      updateThisPhoto({ status: 'failed', problem: photo.problem });
      return;
    }
    updateThisPhoto({ status: 'uploading' });
    try {
      const { signal } = abortController.current;
      const onProgress = (progress: number) => updateThisPhoto({ progress });
      await publishPhoto({ id, image: photo.file, onProgress, signal });
      updateThisPhoto({ status: 'done' });
    } catch (error) {
      updateThisPhoto({ status: 'failed', problem: toStaffProblem(error) });
    }
  };
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (;;) {
      const next = latestPhotos.current.find(({ status }) => status === 'waiting');
      if (!next || abortController.current.signal.aborted) break;
      await process(next);
    }
    isRunning.current = false;
  };
  return {
    photos,
    isActive,
    add: (files: readonly File[]) => {
      const newPhotos = files.map((file): QueuedPhoto => ({
        id: crypto.randomUUID(),
        file,
        status: 'waiting',
        progress: 0,
      }));
      update((current) => [...current, ...newPhotos]);
      void run();
    },
    retry: () => {
      update(requeueFailedPhotos);
      void run();
    },
    /** Lets the current photo finish, and removes the waiting photos. */
    stop: () => update(removeWaitingPhotos),
  };
}
