import { limits } from '@club/domain/limits';
import { expect, it } from 'vitest';
import { functionResources } from './function-resources.ts';

const MiB = 1024 * 1024;
const memoryMiB = { '512MiB': 512, '1GiB': 1024 } as const;

/** Results of `npm run bench memory`, rounded up. */
const measurements = {
  /** MiB of an instance after its first request. */
  idle: 140,
  /** Bytes of memory for each byte of a hostile JSON body, before garbage collection. */
  perJsonByte: 220,
  /** Bytes of memory for each byte of a form: in its chunks, the body, its parts and the image. */
  perFormByte: 4,
  /** Bytes of memory for each pixel while sharp decodes it and encodes an AVIF. */
  perPixel: 27,
};

const getRequestPeakBytes = {
  api: ({ bodyBytes }: { bodyBytes: number }) => bodyBytes * measurements.perJsonByte,
  upload: ({ bodyBytes, imagePixels }: { bodyBytes: number; imagePixels: number }) =>
    bodyBytes * measurements.perFormByte + imagePixels * measurements.perPixel,
};

it.each(['api', 'upload'] as const)(
  'gives an instance of %s enough memory for its parallel requests',
  (name) => {
    const { options } = functionResources[name];
    const peakMiB =
      measurements.idle +
      (options.concurrency * getRequestPeakBytes[name](functionResources[name])) / MiB;
    // The limit is 85 %. The platform limits the heap to 80 %, and some of the peak is outside the
    // heap. The rest is for the platform itself.
    expect(peakMiB).toBeLessThan(0.85 * memoryMiB[options.memory]);
  },
);

it('accepts the longest body of an endpoint, and the largest image', () => {
  expect(functionResources.api.bodyBytes).toBe(limits.bodyBytes);
  expect(functionResources.upload.bodyBytes).toBeGreaterThan(limits.uploadBytes);
  expect(functionResources.upload.imagePixels).toBe(limits.imagePixels);
});
