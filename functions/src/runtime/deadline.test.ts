import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assertBeforeDeadline, runWithDeadline, withTimeout } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('returns the result of work that ends in time', async () => {
  await expect(withTimeout(Promise.resolve('done'))).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects after six seconds when the work hangs', async () => {
  const outcome = expect(withTimeout(Promise.withResolvers().promise)).rejects.toMatchObject({
    body: { error: 'unavailable' },
  });
  await vi.advanceTimersByTimeAsync(6_000);
  await outcome;
});

it('lets a request write before its deadline, and not later', async () => {
  const { promise: slowRead, resolve } = Promise.withResolvers<undefined>();
  const [earlyWrite, lateWrite] = runWithDeadline(() => [
    Promise.resolve().then(assertBeforeDeadline),
    slowRead.then(assertBeforeDeadline),
  ]);
  await expect(earlyWrite).resolves.toBeUndefined();
  const outcome = expect(lateWrite).rejects.toMatchObject({ body: { error: 'unavailable' } });
  await vi.advanceTimersByTimeAsync(6_001);
  resolve(undefined);
  await outcome;
});

it('sets no deadline for work outside a request', () => {
  expect(assertBeforeDeadline).not.toThrow();
});
