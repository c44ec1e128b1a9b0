import { logger } from 'firebase-functions';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { limitRetries } from './limit-retries.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const rejectWork = () => Promise.reject(new TypeError('no bucket'));

let logError: MockInstance<typeof logger.error>;
beforeEach(() => {
  logError = vi.spyOn(logger, 'error').mockReturnValue();
});

it('lets the platform retry a failed event for an hour', async () => {
  await expect(limitRetries(minutesAgo(59), rejectWork)).rejects.toThrow('no bucket');
  expect(logError).not.toHaveBeenCalled();
});

it('ends the retries after an hour, and logs this once', async () => {
  await expect(limitRetries(minutesAgo(61), rejectWork)).resolves.toBeUndefined();
  expect(logError).toHaveBeenCalledExactlyOnceWith('hero given up', { kind: 'TypeError' });
});
