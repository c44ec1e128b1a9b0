import { expect, it, vi } from 'vitest';
import { limitRetries } from './limit-retries.ts';

const log = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: log }));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const rejectWork = () => Promise.reject(new TypeError('no bucket'));

it('lets the platform retry a failed event for an hour', async () => {
  await expect(limitRetries(minutesAgo(59), rejectWork)).rejects.toThrow('no bucket');
  expect(log.error).not.toHaveBeenCalled();
});

it('ends the retries after an hour, and logs this once', async () => {
  await expect(limitRetries(minutesAgo(61), rejectWork)).resolves.toBeUndefined();
  expect(log.error).toHaveBeenCalledExactlyOnceWith('hero given up', { kind: 'TypeError' });
});
