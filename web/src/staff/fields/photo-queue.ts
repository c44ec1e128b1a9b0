import type { StaffProblem } from '../shell/staff-problem.ts';

/** One photo of the queue. */
export interface QueuedPhoto {
  readonly id: string;
  readonly file: File;
  readonly status: 'waiting' | 'preparing' | 'uploading' | 'done' | 'failed';
  /** The uploaded share, from 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly problem?: StaffProblem;
}

/** Whether the queue still has work. */
export const isQueueActive = (photos: readonly QueuedPhoto[]): boolean =>
  photos.some(({ status }) => ['waiting', 'preparing', 'uploading'].includes(status));

/** Replaces fields of one photo. */
export const updatePhoto = (
  photos: readonly QueuedPhoto[],
  id: string,
  changes: Partial<QueuedPhoto>,
): readonly QueuedPhoto[] =>
  photos.map((photo) => (photo.id === id ? { ...photo, ...changes } : photo));

/** Puts the failed photos into the queue again. */
export const requeueFailedPhotos = (photos: readonly QueuedPhoto[]): readonly QueuedPhoto[] =>
  photos.map(({ id, file, status, ...rest }) =>
    status === 'failed'
      ? { id, file, status: 'waiting', progress: 0 }
      : { id, file, status, ...rest },
  );

/** Removes the photos that have not started. */
export const removeWaitingPhotos = (photos: readonly QueuedPhoto[]): readonly QueuedPhoto[] =>
  photos.filter(({ status }) => status !== 'waiting');

/** Counts all photos, and those in each final state. */
export function countPhotos(photos: readonly QueuedPhoto[]) {
  const count = (finalStatus: QueuedPhoto['status']) =>
    photos.filter(({ status }) => status === finalStatus).length;
  return { total: photos.length, done: count('done'), failed: count('failed') };
}
