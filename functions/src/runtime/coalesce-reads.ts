import { withTimeout } from './deadline.ts';

interface PendingRead {
  readonly result: Promise<unknown>;
  /** How many callers wait for the result. */
  callerCount: number;
}

/** The result of the last read in a rush. */
interface RecentRead {
  readonly value: unknown;
  readonly at: number;
  /** How many later callers got the result. */
  reuseCount: number;
}

const pendingReads = new Map<string, PendingRead>();
const recentReads = new Map<string, RecentRead>();

/** How many simultaneous callers make a read part of a rush, so that its result is reused. */
const rushThreshold = 5;
/**
 * How long a result is reused in a rush. While the next read runs, it may be reused for as long
 * again.
 */
const reuseMs = 250;

function startRead(
  key: string,
  work: () => Promise<unknown>,
  { isInRush = false } = {},
): PendingRead {
  // Without the timeout, a read that hangs would block every later caller.
  const read: PendingRead = { result: withTimeout(work()), callerCount: 0 };
  pendingReads.set(key, read);
  const clearRead = () => {
    pendingReads.delete(key);
    recentReads.delete(key);
  };
  read.result.then((value) => {
    clearRead();
    if (isInRush || read.callerCount >= rushThreshold)
      recentReads.set(key, { value, at: Date.now(), reuseCount: 0 });
  }, clearRead);
  return read;
}

/** Finds a recent result that may be reused. Starts the next read while the rush continues. */
function findRecentRead(key: string, work: () => Promise<unknown>): RecentRead | undefined {
  const recentRead = recentReads.get(key);
  // The age decides, not a timer, because the platform pauses an idle instance.
  const age = recentRead ? Date.now() - recentRead.at : 0;
  if (!recentRead || age < reuseMs) return recentRead;
  if (age >= 2 * reuseMs || recentRead.reuseCount < rushThreshold) return undefined;
  if (!pendingReads.has(key)) startRead(key, work, { isInRush: true });
  return recentRead;
}

/**
 * Shares one read between all simultaneous callers. If at least five share it, its result is reused
 * for 250 ms. If at least five callers reuse it, the first caller after the 250 ms starts the next
 * read. Meanwhile the old result serves for up to 250 ms more. So in a rush, each key is read at
 * most four times a second. With fewer callers, no completed read is reused.
 */
export function coalesceReads<T>(key: string, work: () => Promise<T>): T | Promise<T> {
  const recentRead = findRecentRead(key, work);
  if (recentRead) {
    recentRead.reuseCount += 1;
    return recentRead.value as T;
  }
  const read = pendingReads.get(key) ?? startRead(key, work);
  read.callerCount += 1;
  return read.result as Promise<T>;
}
