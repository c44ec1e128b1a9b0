import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QueryResult } from '../../firestore-documents.ts';
import { createRepository } from './repositories.ts';

const { queryOnce } = vi.hoisted(() => ({ queryOnce: vi.fn<() => Promise<QueryResult>>() }));
vi.mock('../../firestore-lite.ts', () => ({ queryOnce }));

const noteSchema = v.object({ _id: v.string(), showUntil: v.nullable(v.string()) });
type Note = v.InferOutput<typeof noteSchema>;

const oldNote: Note = { _id: 'old', showUntil: '2026-11-20T13:00:00.000Z' };
const newNote: Note = { _id: 'new', showUntil: null };

const toResult = ({ _id, ...fields }: Note): QueryResult => ({
  docs: [{ id: _id, data: () => fields }],
});

/** Starts a read. Returns its rows, its callback, and the response that the test resolves. */
function startRead(list: (onRows: (rows: readonly Note[]) => void) => Promise<readonly Note[]>) {
  const response = Promise.withResolvers<QueryResult>();
  queryOnce.mockReturnValueOnce(response.promise);
  const onRows = vi.fn<(rows: readonly Note[]) => void>();
  return { rows: list(onRows), onRows, response };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('resolves a slow earlier read with the list of a later one', async () => {
  const { list, loadSnapshot } = createRepository('notes', noteSchema);
  const slowRead = startRead(list);
  const laterRead = startRead(list);
  laterRead.response.resolve(toResult(newNote));
  expect(await laterRead.rows).toEqual([newNote]);
  slowRead.response.resolve(toResult(oldNote));
  expect(await slowRead.rows).toEqual([newNote]);
  expect(loadSnapshot()).toEqual([newNote]);
  vi.advanceTimersByTime(86_400_000);
  expect(slowRead.onRows).not.toHaveBeenCalled();
});

it('resolves an earlier read with its own list while a later one has no response', async () => {
  const { list, loadSnapshot } = createRepository('notes', noteSchema);
  const earlierRead = startRead(list);
  const laterRead = startRead(list);
  earlierRead.response.resolve(toResult(oldNote));
  expect(await earlierRead.rows).toEqual([oldNote]);
  laterRead.response.resolve(toResult(newNote));
  expect(await laterRead.rows).toEqual([newNote]);
  expect(loadSnapshot()).toEqual([newNote]);
});

it('calls the callback of the latest read when a cached row ends, even if this read failed', async () => {
  const { list } = createRepository('notes', noteSchema);
  const earlierRead = startRead(list);
  const failedRead = startRead(list);
  earlierRead.response.resolve(toResult(oldNote));
  await earlierRead.rows;
  failedRead.response.reject(new Error('unavailable'));
  await expect(failedRead.rows).rejects.toThrow('unavailable');
  vi.advanceTimersByTime(3_600_000);
  expect(failedRead.onRows).toHaveBeenCalledExactlyOnceWith([]);
  expect(earlierRead.onRows).not.toHaveBeenCalled();
});
