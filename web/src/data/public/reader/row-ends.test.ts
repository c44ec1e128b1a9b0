import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveOutEndedRows, followEnds } from './row-ends.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const always = { id: 'always', showUntil: null };
const today = { id: 'today', showUntil: '2026-11-20T13:00:00.000Z' };
const nextYear = { id: 'next year', showUntil: '2027-11-20T13:00:00.000Z' };
const rows = [always, today, nextYear];

it('leaves out a row at the millisecond of its end', () => {
  expect(leaveOutEndedRows([{ id: 'note' }, ...rows])).toHaveLength(4);
  vi.setSystemTime(new Date(today.showUntil));
  expect(leaveOutEndedRows(rows)).toEqual([always, nextYear]);
});

it('calls back with the remaining rows when a row ends, even if it ends only next year', () => {
  const onRows = vi.fn();
  followEnds(rows, onRows);
  vi.advanceTimersByTime(3_599_999);
  expect(onRows).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onRows).toHaveBeenLastCalledWith([always, nextYear]);
  vi.advanceTimersByTime(364 * 86_400_000);
  expect(onRows).toHaveBeenLastCalledWith([always, nextYear]);
  vi.advanceTimersByTime(86_400_000);
  expect(onRows).toHaveBeenLastCalledWith([always]);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not call back after it was stopped', () => {
  const onRows = vi.fn();
  followEnds(rows, onRows)();
  vi.advanceTimersByTime(86_400_000);
  expect(onRows).not.toHaveBeenCalled();
});
