import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteImage, type ImageBucket, type ImageFile, storeImageFiles } from './images.ts';

const files = ['a', 'b', 'c', 'd'].map((name): ImageFile => ({
  path: `banners/${name}.png`,
  bytes: Buffer.from(name),
  contentType: 'image/png',
}));

/** A bucket in memory. A case may replace `save` with one that fails or hangs. */
class MemoryBucket implements ImageBucket {
  readonly name = 'demo.appspot.com';
  readonly objects = new Map<string, unknown>();
  save = (path: string, options: object): Promise<void> => {
    this.objects.set(path, options);
    return Promise.resolve();
  };
  file(path: string) {
    return {
      exists: (): Promise<[boolean]> => Promise.resolve([this.objects.has(path)]),
      save: (_: Buffer, options: object) => this.save(path, options),
      delete: () => Promise.resolve(this.objects.delete(path)),
    };
  }
}

let bucket: MemoryBucket;
beforeEach(() => {
  vi.spyOn(logger, 'error').mockReturnValue();
  bucket = new MemoryBucket();
});

it('stores every file with a cache time of one hour, and overwrites nothing', async () => {
  await storeImageFiles(bucket, files);
  expect([...bucket.objects.keys()]).toEqual(files.map(({ path }) => path));
  expect(bucket.objects.get('banners/a.png')).toMatchObject({
    preconditionOpts: { ifGenerationMatch: 0 },
    metadata: { contentType: 'image/png', cacheControl: 'public, max-age=3600, immutable' },
  });
});

describe('no file of an incomplete image is left', () => {
  it.each(files)('when storing $path fails', async ({ path }) => {
    const { save } = bucket;
    bucket.save = (savedPath, options) =>
      savedPath === path ? Promise.reject(new Error('no room')) : save(savedPath, options);
    await expect(storeImageFiles(bucket, files)).rejects.toThrow('unavailable');
    expect(bucket.objects.size).toBe(0);
  });

  it('when one file arrives after the timeout', async () => {
    const { save } = bucket;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    bucket.save = (path, options) =>
      path === 'banners/b.png' ? promise.then(() => save(path, options)) : save(path, options);
    const outcome = expect(storeImageFiles(bucket, files, 20)).rejects.toThrow('unavailable');
    await vi.waitUntil(() => bucket.objects.size === 3);
    setTimeout(() => resolve(undefined), 60);
    await outcome;
    expect(bucket.objects.size).toBe(0);
  });
});

it('leaves the files of another upload that took the same paths first', async () => {
  const { save } = bucket;
  bucket.save = (path, options) =>
    bucket.objects.has(path)
      ? Promise.reject(Object.assign(new Error('conditionNotMet'), { code: 412 }))
      : save(path, options);
  await storeImageFiles(bucket, files.slice(0, 3));
  await expect(storeImageFiles(bucket, files)).rejects.toThrow('unavailable');
  expect([...bucket.objects.keys()]).toEqual(['banners/a.png', 'banners/b.png', 'banners/c.png']);
});

describe('deleting an image', () => {
  const makeAddress = (file: string, bucketName = 'demo.appspot.com') =>
    `https://firebasestorage.googleapis.com/v0/b/${bucketName}/o/${file}?alt=media`;
  const image = 'banners/banner_a_20261122120000';
  const otherImage = 'banners/banner_b_20261122120000.png';

  beforeEach(() => {
    const endings = ['.png', '_480.png', '_960.png', '_480.avif', '_960.avif', '_1920.avif'];
    for (const path of [...endings.map((ending) => image + ending), otherImage])
      bucket.objects.set(path, {});
  });

  it('deletes all its variants and no other image, even when repeated', async () => {
    const imageURL = makeAddress(`${image.replace('/', '%2F')}.png`);
    await deleteImage(bucket, imageURL);
    await deleteImage(bucket, imageURL);
    expect([...bucket.objects.keys()]).toEqual([otherImage]);
  });

  it.each([
    ['an empty address', ''],
    ['an image of another bucket', makeAddress('banners%2Fbanner_b_20261122120000.png', 'other')],
    ['a file of the hero', makeAddress('hero%2Fhero.png')],
    ['a path that contains `..`', makeAddress('banners%2F..%2Fbanner_b_20261122120000.png')],
  ])('deletes nothing for %s', async (_, imageURL) => {
    bucket.objects.set('hero/hero.png', {});
    const count = bucket.objects.size;
    await deleteImage(bucket, imageURL);
    expect(bucket.objects.size).toBe(count);
  });
});
