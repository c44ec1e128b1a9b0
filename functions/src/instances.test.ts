import { limits } from '@club/domain/limits';
import { expect, it } from 'vitest';
import * as functions from './index.ts';
import { instances } from './runtime/instances.ts';

const MiB = 1024 * 1024;
const memoryOf = { '512MiB': 512, '1GiB': 1024 } as const;

/** What `npm run bench memory` has measured, rounded up. */
const measurements = {
  /** MiB of an instance that has answered its first request. */
  idle: 140,
  /** Bytes that each byte of a hostile JSON body comes to, with what is not yet collected. */
  perJsonByte: 220,
  /** Bytes that each byte of a form comes to: the pieces, the whole, its parts and the image. */
  perFormByte: 4,
  /** Bytes that each pixel of a picture comes to while it is decoded and made into an AVIF. */
  perPixel: 27,
};

const getPeak = {
  api: ({ bodyBytes }: { bodyBytes: number }) => bodyBytes * measurements.perJsonByte,
  upload: ({ bodyBytes, imagePixels }: { bodyBytes: number; imagePixels: number }) =>
    bodyBytes * measurements.perFormByte + imagePixels * measurements.perPixel,
};

it.each(['api', 'upload'] as const)(
  'gives an instance of %s the memory for what it lets in at once',
  (name) => {
    const { options } = instances[name];
    const peak = measurements.idle + (options.concurrency * getPeak[name](instances[name])) / MiB;
    // The platform lets the heap grow to 80 % of the memory: some of the rest is its own.
    expect(peak).toBeLessThan(0.85 * memoryOf[options.memory]);
  },
);

it.each(['api', 'upload'] as const)('deploys %s with these settings', (name) => {
  const { options } = instances[name];
  expect(functions[name].__endpoint).toMatchObject({
    availableMemoryMb: memoryOf[options.memory],
    concurrency: options.concurrency,
    maxInstances: options.maxInstances,
    timeoutSeconds: options.timeoutSeconds,
  });
});

it('lets in the longest body that an endpoint takes, and the largest picture', () => {
  expect(instances.api.bodyBytes).toBe(limits.bodyBytes);
  expect(instances.upload.bodyBytes).toBeGreaterThan(limits.uploadBytes);
  expect(instances.upload.imagePixels).toBe(limits.imagePixels);
});
