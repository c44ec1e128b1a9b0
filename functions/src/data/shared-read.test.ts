import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareRead } from './shared-read.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
});

const ask = (many: number, read: () => Promise<string>) =>
  Promise.all(Array.from({ length: many }, async () => await shareRead('rows', read)));

it('reads once for those who ask meanwhile, and anew for whoever asks later', async () => {
  const read = vi.fn(() => Promise.resolve('first'));
  expect(await ask(4, read)).toEqual(Array(4).fill('first'));
  expect(read).toHaveBeenCalledOnce();
  expect(await ask(1, () => Promise.resolve('second'))).toEqual(['second']);
});

it('reads four times a second in a rush, and no more', async () => {
  const read = vi.fn(() => Promise.resolve('rows'));
  for (let elapsed = 0; elapsed < 1_000; elapsed += 10) {
    await ask(50, read);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(read).toHaveBeenCalledTimes(4);
});

it('does not keep a failure, even in a rush', async () => {
  await expect(ask(50, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await expect(ask(1, () => Promise.resolve('back'))).resolves.toEqual(['back']);
});
