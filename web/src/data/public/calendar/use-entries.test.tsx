import { makeCalendarEntry } from '@club/domain/calendar/testing/make-calendar-entry';
import { expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { CalendarQuery } from './calendar-query.ts';
import { fetchEntries, loadCachedEntries } from './calendar-repository.ts';
import { useEntries } from './use-entries.ts';

vi.mock('./calendar-repository.ts', { spy: true });

const query: CalendarQuery = { list: 'next', teams: ['u15'], limit: 3 };
const entries = [makeCalendarEntry({ title: 'U15 - Pratique' })];
const cachedList = { entries, readAt: '2026-10-01T14:30:00.000Z', isFull: false };
const freshList = { ...cachedList, readAt: '2026-10-02T14:30:00.000Z' };

it('a cached list stays stale after a failed read, until a new read succeeds', async () => {
  vi.mocked(loadCachedEntries).mockReturnValue(cachedList);
  vi.mocked(fetchEntries).mockRejectedValueOnce(new Error('offline'));
  const { result, act } = await renderHook(() => useEntries(query));
  const staleState = { status: 'ready', data: { ...cachedList, isStale: true } };
  await expect.poll(() => result.current.state).toEqual(staleState);

  const { promise, resolve } = Promise.withResolvers<typeof freshList>();
  vi.mocked(fetchEntries).mockReturnValueOnce(promise);
  await act(() => window.dispatchEvent(new Event('online')));
  expect(fetchEntries).toHaveBeenCalledTimes(2);
  expect(result.current.state).toEqual(staleState);

  await act(() => resolve(freshList));
  expect(result.current.state).toEqual({ status: 'ready', data: { ...freshList, isStale: false } });
});
