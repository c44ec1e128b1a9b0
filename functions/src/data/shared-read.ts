import { withDeadline } from '../http/deadline.ts';

interface SharedRead {
  readonly result: Promise<unknown>;
  callers: number;
}

const running = new Map<string, SharedRead>();
/** What the last read of a rush gave, while it is still given out. */
const lasting = new Map<string, { readonly value: unknown }>();

/** This many who ask at once are a rush, whose read is used a little longer. */
const rush = 5;
const rushMs = 250;

function start(key: string, work: () => Promise<unknown>): SharedRead {
  // A read that hangs is given up, or it would hold everybody who comes after.
  const read: SharedRead = { result: withDeadline(work()), callers: 0 };
  running.set(key, read);
  const end = () => running.delete(key);
  read.result.then((value) => {
    end();
    if (read.callers < rush) return;
    lasting.set(key, { value });
    setTimeout(() => lasting.delete(key), rushMs).unref();
  }, end);
  return read;
}

/**
 * Gives everybody who asks while a read is under way that same read. In a rush it is given out for a
 * quarter of a second more, at once: the database is read four times a second, however many come.
 * Without one, nobody is told of an older state than the one they asked for.
 */
export function shareRead<T>(key: string, work: () => Promise<T>): T | Promise<T> {
  const last = lasting.get(key);
  if (last) return last.value as T;
  const read = running.get(key) ?? start(key, work);
  read.callers += 1;
  return read.result as Promise<T>;
}
