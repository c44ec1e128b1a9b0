import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ImageBucket, type ImageFile, storeImages } from './images.ts';

vi.mock('firebase-functions', () => ({ logger: { error: vi.fn() } }));

const files = ['a', 'b', 'c', 'd'].map((name): ImageFile => ({
  path: `banners/${name}.png`,
  bytes: Buffer.from(name),
  contentType: 'image/png',
}));

/** A bucket in memory. A case may replace `save` with one that fails or hangs. */
class MemoryBucket implements ImageBucket {
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
  bucket = new MemoryBucket();
});

it('stores every size with an hour’s caching, and overwrites nothing', async () => {
  await storeImages(bucket, files);
  expect([...bucket.objects.keys()]).toEqual(files.map(({ path }) => path));
  expect(bucket.objects.get('banners/a.png')).toMatchObject({
    preconditionOpts: { ifGenerationMatch: 0 },
    metadata: { contentType: 'image/png', cacheControl: 'public, max-age=3600, immutable' },
  });
});

describe('no file of an incomplete image is left', () => {
  it.each(files)('when storing $path fails', async ({ path }) => {
    const { save } = bucket;
    bucket.save = (at, options) =>
      at === path ? Promise.reject(new Error('no room')) : save(at, options);
    await expect(storeImages(bucket, files)).rejects.toThrow('unavailable');
    expect(bucket.objects.size).toBe(0);
  });

  it('when one file arrives after the caller got an error', async () => {
    const { save } = bucket;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    bucket.save = (at, options) =>
      at === 'banners/b.png' ? promise.then(() => save(at, options)) : save(at, options);
    const outcome = expect(storeImages(bucket, files, 20)).rejects.toThrow('unavailable');
    await vi.waitUntil(() => bucket.objects.size === 3);
    setTimeout(() => resolve(undefined), 60);
    await outcome;
    expect(bucket.objects.size).toBe(0);
  });
});
