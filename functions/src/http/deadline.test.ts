import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline.ts';

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
