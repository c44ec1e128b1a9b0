/** Resolves in a new task, after the browser has handled pending events. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Loads a chunk before it is needed. The code that needs the chunk handles a failure. */
export const prefetch = (load: () => Promise<unknown>): void =>
  void nextTask()
    .then(load)
    .catch(() => undefined);
