import { withDeadline } from '../http/deadline.ts';

interface SharedRead {
  readonly result: Promise<unknown>;
  callers: number;
}

const running = new Map<string, SharedRead>();

/** This many who ask at once are a rush, whose read is used a little longer. */
const rush = 5;
const rushMs = 250;

function forget(key: string, read: SharedRead): void {
  if (running.get(key) === read) running.delete(key);
}

function start(key: string, work: () => Promise<unknown>): SharedRead {
  // A read that hangs is given up, or it would hold everybody who comes after.
  const read: SharedRead = { result: withDeadline(work()), callers: 0 };
  running.set(key, read);
  void read.result.then(
    () => {
      if (read.callers < rush) forget(key, read);
      else setTimeout(() => forget(key, read), rushMs).unref();
    },
    () => forget(key, read),
  );
  return read;
}

/**
 * Gives everybody who asks while a read is under way that same read. In a rush it is given out for a
 * quarter of a second more: the database is read four times a second, however many visitors come.
 * Without one, nobody is told of an older state than the one they asked for.
 */
export function shareRead<T>(key: string, work: () => Promise<T>): Promise<T> {
  const read = running.get(key) ?? start(key, work);
  read.callers += 1;
  return read.result as Promise<T>;
}
