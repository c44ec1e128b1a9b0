import { expect, it, vi } from 'vitest';
import { withTimeout } from './with-timeout.ts';

it('rejects after ten seconds without a response', async () => {
  vi.useFakeTimers();
  const promise = withTimeout(new Promise(() => undefined));
  const assertion = expect(promise).rejects.toThrow('No response within 10000 ms');
  await vi.advanceTimersByTimeAsync(10_000);
  await assertion;
  vi.useRealTimers();
});

it('resolves or rejects like the given promise', async () => {
  await expect(withTimeout(Promise.resolve(7))).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
