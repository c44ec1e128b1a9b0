import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requireAwaited, whileAwaited, withDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the result of work that ends in time', async () => {
  await expect(withDeadline(Promise.resolve('done'))).resolves.toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives up on work that hangs, after six seconds', async () => {
  const outcome = expect(withDeadline(Promise.withResolvers().promise)).rejects.toMatchObject({
    body: { error: 'unavailable' },
  });
  await vi.advanceTimersByTimeAsync(6_000);
  await outcome;
});

it('lets a request write as long as its caller waits, and not after', async () => {
  const { promise: read, resolve } = Promise.withResolvers<undefined>();
  const [early, late] = whileAwaited(() => [
    Promise.resolve().then(requireAwaited),
    read.then(requireAwaited),
  ]);
  await expect(early).resolves.toBeUndefined();
  const outcome = expect(late).rejects.toMatchObject({ body: { error: 'unavailable' } });
  await vi.advanceTimersByTimeAsync(6_001);
  resolve(undefined);
  await outcome;
});

it('never stops work that no request has begun', () => {
  expect(requireAwaited).not.toThrow();
});
