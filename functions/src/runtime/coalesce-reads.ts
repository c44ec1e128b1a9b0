import { withTimeout } from './deadline.ts';

interface PendingRead {
  readonly result: Promise<unknown>;
  callers: number;
}

/** What the last read of a rush gave, while it is still given out. */
interface RecentRead {
  readonly value: unknown;
  readonly at: number;
  callers: number;
}

const pendingReads = new Map<string, PendingRead>();
const recentReads = new Map<string, RecentRead>();

/** This many who ask at once are a rush, whose read is used a little longer. */
const rushCallers = 5;
const rushMs = 250;

function startRead(key: string, work: () => Promise<unknown>, callers = 0): PendingRead {
  // A read that hangs is given up, or it would hold everybody who comes after.
  const read: PendingRead = { result: withTimeout(work()), callers };
  pendingReads.set(key, read);
  const clearRead = () => {
    pendingReads.delete(key);
    recentReads.delete(key);
  };
  read.result.then((value) => {
    clearRead();
    if (read.callers >= rushCallers) recentReads.set(key, { value, at: Date.now(), callers: 0 });
  }, clearRead);
  return read;
}

/** The last read, where it may still be given out; while a rush goes on, the next one is begun. */
function findRecentRead(key: string, work: () => Promise<unknown>): RecentRead | undefined {
  const recentRead = recentReads.get(key);
  // Its age decides, not a timer: the platform halts an instance that has nothing to do.
  const age = recentRead ? Date.now() - recentRead.at : 0;
  if (!recentRead || age < rushMs) return recentRead;
  if (age >= 2 * rushMs || recentRead.callers < rushCallers) return undefined;
  if (!pendingReads.has(key)) startRead(key, work, rushCallers);
  return recentRead;
}

/**
 * Gives everybody who asks while a read is under way that same read. In a rush it is given out for a
 * quarter of a second more, and then until the next read has come, a quarter of a second at most: the
 * database is read four times a second, however many come, and nobody waits for it. Without a rush,
 * nobody is told of an older state than the one they asked for.
 */
export function coalesceReads<T>(key: string, work: () => Promise<T>): T | Promise<T> {
  const recentRead = findRecentRead(key, work);
  if (recentRead) {
    recentRead.callers += 1;
    return recentRead.value as T;
  }
  const read = pendingReads.get(key) ?? startRead(key, work);
  read.callers += 1;
  return read.result as Promise<T>;
}
