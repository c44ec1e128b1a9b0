import { expect, it, vi } from 'vitest';
import { giveUpAfter } from './give-up-after.ts';

const log = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: log }));

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const fail = () => Promise.reject(new TypeError('no bucket'));

it('has the platform repeat an event of the last hour that failed', async () => {
  await expect(giveUpAfter(minutesAgo(59), fail)).rejects.toThrow('no bucket');
  expect(log.error).not.toHaveBeenCalled();
});

it('ends the repeating after an hour, and says so once', async () => {
  await expect(giveUpAfter(minutesAgo(61), fail)).resolves.toBeUndefined();
  expect(log.error).toHaveBeenCalledExactlyOnceWith('hero given up', { kind: 'TypeError' });
});
