import { expect, it, vi } from 'vitest';
import { shareRead } from './shared-read.ts';

it('reads once for everybody who asks meanwhile, and anew for whoever asks later', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const read = vi.fn(() => promise);
  const together = [shareRead('rows', read), shareRead('rows', read)];
  resolve('first');
  expect(await Promise.all(together)).toEqual(['first', 'first']);
  expect(read).toHaveBeenCalledOnce();
  expect(await shareRead('rows', () => Promise.resolve('second'))).toBe('second');
});

it('does not keep a failure', async () => {
  await expect(shareRead('rows', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await expect(shareRead('rows', () => Promise.resolve('back'))).resolves.toBe('back');
});
