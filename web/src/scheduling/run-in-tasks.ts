/**
 * Calls each function in a separate task, so that the browser can respond to events in between.
 * Returns a function that cancels the remaining calls.
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
