import { expect, it, vi } from 'vitest';
import { withPatience } from './use-collection.ts';

it('waits ten seconds for an answer, and no longer', async () => {
  vi.useFakeTimers();
  const answer = withPatience(new Promise(() => undefined));
  const outcome = expect(answer).rejects.toThrow('No answer within 10000 ms');
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  vi.useRealTimers();
});

it('passes an answer and a failure on', async () => {
  await expect(withPatience(Promise.resolve(7))).resolves.toBe(7);
  await expect(withPatience(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
