import { expect, it } from 'vitest';
import {
  countPhotos,
  isQueueActive,
  type QueuedPhoto,
  removeWaitingPhotos,
  requeueFailedPhotos,
  updatePhoto,
} from './photo-queue.ts';

const makePhoto = (id: string, fields: Partial<QueuedPhoto> = {}): QueuedPhoto => ({
  id,
  file: new File([], `${id}.jpg`),
  status: 'waiting',
  progress: 0,
  ...fields,
});
const failure = { status: 'failed', problem: 'image-heic' } as const;

it('reports an active queue until each photo is added or has failed', () => {
  const photos = [makePhoto('a', { status: 'done' }), makePhoto('b')];
  expect(isQueueActive(photos)).toBe(true);
  expect(isQueueActive(updatePhoto(photos, 'b', failure))).toBe(false);
});

it('counts all photos, those that were added, and those that failed', () => {
  const photos = [makePhoto('a', { status: 'done' }), makePhoto('b', failure), makePhoto('c')];
  expect(countPhotos(photos)).toEqual({ total: 3, done: 1, failed: 1 });
});

it('tries only the failed photos again, without their problem', () => {
  const photos = [makePhoto('a', { status: 'done', progress: 1 }), makePhoto('b', failure)];
  const [first, second] = requeueFailedPhotos(photos);
  expect(first).toEqual(photos[0]);
  expect(second).toMatchObject({ id: 'b', status: 'waiting', progress: 0 });
  expect(second).not.toHaveProperty('problem');
});

it('drops only the photos that have not started', () => {
  const photos = [makePhoto('a', { status: 'uploading' }), makePhoto('b')];
  expect(removeWaitingPhotos(photos).map(({ id }) => id)).toEqual(['a']);
});
