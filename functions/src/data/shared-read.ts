import { withDeadline } from '../http/deadline.ts';

const running = new Map<string, Promise<unknown>>();

/**
 * Gives everybody who asks while a read is under way that same read: a rush of visitors costs the
 * database one. Nothing is kept once it has ended, so nobody is told of an older state.
 */
export function shareRead<T>(key: string, read: () => Promise<T>): Promise<T> {
  const under = running.get(key) as Promise<T> | undefined;
  if (under) return under;
  // A read that hangs is given up, or it would hold everybody who comes after.
  const started = withDeadline(read()).finally(() => running.delete(key));
  running.set(key, started);
  return started;
}
