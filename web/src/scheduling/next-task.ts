/** Resolves in a new task. The browser has handled pending events before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Loads a chunk before it is needed. A failure is left to the code that needs it. */
export const prefetch = (load: () => Promise<unknown>): void =>
  void nextTask()
    .then(load)
    .catch(() => undefined);
