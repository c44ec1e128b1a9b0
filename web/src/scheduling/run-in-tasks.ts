/**
 * Calls each function in a separate task. The browser can respond to events in between. Returns a
 * function that cancels those that are left.
 */
export function runInTasks(callbacks: readonly (() => void)[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = ([callback, ...rest]: readonly (() => void)[]): void => {
    if (!callback) return;
    timer = setTimeout(() => {
      callback();
      schedule(rest);
    });
  };
  schedule(callbacks);
  return () => clearTimeout(timer);
}
