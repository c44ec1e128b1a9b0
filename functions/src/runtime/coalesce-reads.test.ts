import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coalesceReads } from './coalesce-reads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Each test reads another list. */
let listNumber = 0;
beforeEach(() => {
  listNumber += 1;
});
const callOnce = (read: () => Promise<string>) => coalesceReads(String(listNumber), read);
const callTogether = (callerCount: number, read: () => Promise<string>) =>
  Promise.all(Array.from({ length: callerCount }, async () => await callOnce(read)));

it('shares one read between simultaneous callers, and reads again for a later one', async () => {
  const read = vi.fn(() => Promise.resolve('first'));
  expect(await callTogether(4, read)).toEqual(Array(4).fill('first'));
  expect(read).toHaveBeenCalledOnce();
  expect(await callTogether(1, () => Promise.resolve('second'))).toEqual(['second']);
});

it('reads four times a second in a rush', async () => {
  const read = vi.fn(() => Promise.resolve('rows'));
  for (let elapsedMs = 0; elapsedMs < 1_000; elapsedMs += 10) {
    await callTogether(50, read);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(read).toHaveBeenCalledTimes(4);
});

it('lets no caller of a rush wait for the next read', async () => {
  let version = 0;
  const read = async () => {
    const ownVersion = (version += 1);
    await delay(100);
    return String(ownVersion);
  };
  const first = callTogether(50, read);
  await vi.advanceTimersByTimeAsync(100);
  await first;
  const results: unknown[] = [];
  for (let elapsedMs = 0; elapsedMs < 500; elapsedMs += 50) {
    results.push(...new Set(Array.from({ length: 50 }, () => callOnce(read))));
    await vi.advanceTimersByTimeAsync(50);
  }
  // The second read starts at 250 ms and takes 100 ms, so the first result serves until 350 ms.
  expect(results).toEqual([...Array<string>(7).fill('1'), ...Array<string>(3).fill('2')]);
});

it('reads again for the first caller after a pause of the instance, in which no timer fires', async () => {
  await callTogether(50, () => Promise.resolve('before'));
  // The platform pauses an instance between requests, so time passes but no timer fires.
  vi.setSystemTime(Date.now() + 60_000);
  expect(await callTogether(1, () => Promise.resolve('after'))).toEqual(['after']);
});

it('reads again for each caller after a rush', async () => {
  await callTogether(50, () => Promise.resolve('rush'));
  await vi.advanceTimersByTimeAsync(250);
  expect(await callTogether(1, () => Promise.resolve('one'))).toEqual(['one']);
  expect(await callTogether(1, () => Promise.resolve('another'))).toEqual(['another']);
});

it('does not reuse a failure, even in a rush', async () => {
  await expect(callTogether(50, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await expect(callTogether(1, () => Promise.resolve('back'))).resolves.toEqual(['back']);
  await callTogether(50, () => Promise.resolve('rows'));
  await callTogether(50, () => Promise.resolve('rows'));
  await vi.advanceTimersByTimeAsync(250);
  // The rush continues, and its next read fails.
  expect(await callTogether(1, () => Promise.reject(new Error('away')))).toEqual(['rows']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await callTogether(1, () => Promise.resolve('back'))).toEqual(['back']);
});
