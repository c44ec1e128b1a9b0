import { withDeadline } from './deadline.ts';

interface SharedRead {
  readonly result: Promise<unknown>;
  callers: number;
}

/** What the last read of a rush gave, while it is still given out. */
interface LastRead {
  readonly value: unknown;
  readonly at: number;
  callers: number;
}

const running = new Map<string, SharedRead>();
const lasting = new Map<string, LastRead>();

/** This many who ask at once are a rush, whose read is used a little longer. */
const rush = 5;
const rushMs = 250;

function start(key: string, work: () => Promise<unknown>, callers = 0): SharedRead {
  // A read that hangs is given up, or it would hold everybody who comes after.
  const read: SharedRead = { result: withDeadline(work()), callers };
  running.set(key, read);
  const end = () => {
    running.delete(key);
    lasting.delete(key);
  };
  read.result.then((value) => {
    end();
    if (read.callers >= rush) lasting.set(key, { value, at: Date.now(), callers: 0 });
  }, end);
  return read;
}

/** The last read, where it may still be given out; while a rush goes on, the next one is begun. */
function findLast(key: string, work: () => Promise<unknown>): LastRead | undefined {
  const last = lasting.get(key);
  // Its age decides, not a timer: the platform halts an instance that has nothing to do.
  const age = last ? Date.now() - last.at : 0;
  if (!last || age < rushMs) return last;
  if (age >= 2 * rushMs || last.callers < rush) return undefined;
  if (!running.has(key)) start(key, work, rush);
  return last;
}

/**
 * Gives everybody who asks while a read is under way that same read. In a rush it is given out for a
 * quarter of a second more, and then until the next read has come, a quarter of a second at most: the
 * database is read four times a second, however many come, and nobody waits for it. Without a rush,
 * nobody is told of an older state than the one they asked for.
 */
export function shareRead<T>(key: string, work: () => Promise<T>): T | Promise<T> {
  const last = findLast(key, work);
  if (last) {
    last.callers += 1;
    return last.value as T;
  }
  const read = running.get(key) ?? start(key, work);
  read.callers += 1;
  return read.result as Promise<T>;
}
