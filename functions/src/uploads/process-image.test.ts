import type { Storage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { loadSharp } from './load-sharp.ts';
import { processImage } from './process-image.ts';

vi.mock(import('./load-sharp.ts'));

const address =
  'https://firebasestorage.googleapis.com/v0/b/demo/o/carousels%2Fcarousel_a_20261005143000.jpg?alt=media';

// Only the step that decodes opens the image with `failOn`, and only the one that encodes with `raw`.
it.each([
  { step: 'decoded', option: 'failOn' },
  { step: 'encoded', option: 'raw' },
])(
  'keeps an image that cannot be $step in time, and fails, so that it is tried again',
  async ({ option }) => {
    vi.spyOn(logger, 'warn').mockReturnValue();
    vi.mocked(loadSharp).mockResolvedValue((bytes, options = {}) => {
      const picture = sharp(bytes, options);
      if (option in options)
        vi.spyOn(picture, 'toBuffer').mockRejectedValue(new Error('timeout: 40% complete'));
      return picture;
    });
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const [setMetadata, remove] = [vi.fn(), vi.fn()];
    const file = {
      exists: () => [true],
      getMetadata: () => [{}],
      download: () => [bytes],
      setMetadata,
      delete: remove,
    };
    const bucket = { file: () => file } as unknown as ReturnType<Storage['bucket']>;
    await expect(processImage(bucket, address)).rejects.toMatchObject({
      body: { error: 'unavailable' },
    });
    expect([setMetadata, remove].flatMap(({ mock }) => mock.calls)).toEqual([]);
  },
);
