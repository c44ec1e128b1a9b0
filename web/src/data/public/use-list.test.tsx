import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { type ListView, type PublicList, useList } from './use-list.ts';

/** Makes a list. The test shows rows, and resolves or rejects the first read of each mount. */
function makeList() {
  const mounts: (ListView<string> & PromiseWithResolvers<undefined>)[] = [];
  const list: PublicList<string> = {
    key: 'test',
    loadReader: () =>
      Promise.resolve({
        watch: (view) => {
          const firstRead = Promise.withResolvers<undefined>();
          mounts.push({ ...view, ...firstRead });
          return firstRead.promise.then(() => undefined);
        },
      }),
  };
  const show = (index: number, row: string, lastRead: 'pending' | 'done' = 'pending') =>
    mounts[index]?.show(() => ({ state: { status: 'ready', data: [row] }, lastRead }));
  return { list, mounts, show };
}

it('shows the snapshot as stale after a failed read, until a new read succeeds', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { list, mounts, show } = makeList();
  const { result, act } = await renderHook(() => useList(list));
  await expect.poll(() => mounts).toHaveLength(1);
  await act(() => show(0, 'cached'));
  await act(() => mounts[0]?.reject(new Error('offline')));
  await expect
    .poll(() => result.current)
    .toMatchObject({ state: { status: 'ready', data: ['cached'] }, lastRead: 'failed' });
  await act(() => show(0, 'fresh', 'done'));
  expect(result.current).toMatchObject({
    state: { status: 'ready', data: ['fresh'] },
    lastRead: 'done',
  });
});

it('is an error without a snapshot, and after a retry only the new read counts', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { list, mounts, show } = makeList();
  const { result, act, unmount } = await renderHook(() => useList(list));
  await expect.poll(() => mounts).toHaveLength(1);
  await act(() => mounts[0]?.reject(new Error('offline')));
  await expect.poll(() => result.current.state.status).toBe('error');
  await act(() => result.current.retry());
  await expect.poll(() => mounts).toHaveLength(2);
  expect(result.current.state.status).toBe('loading');
  await act(() => show(0, 'of the first read'));
  expect(result.current.state.status).toBe('loading');
  await act(() => show(1, 'of the retry', 'done'));
  expect(result.current.state).toEqual({ status: 'ready', data: ['of the retry'] });

  await unmount();
  mounts[1]?.reject(new Error('too late'));
  await Promise.resolve();
  expect(warn).toHaveBeenCalledOnce();
});
