import { expect, it, vi } from 'vitest';
import { withTimeout } from './use-collection.ts';

it('waits ten seconds for a response, and no longer', async () => {
  vi.useFakeTimers();
  const answer = withTimeout(new Promise(() => undefined));
  const outcome = expect(answer).rejects.toThrow('No response within 10000 ms');
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  vi.useRealTimers();
});

it('passes a result and a failure on', async () => {
  await expect(withTimeout(Promise.resolve(7))).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
