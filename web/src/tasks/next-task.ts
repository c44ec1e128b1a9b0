/** Resolves in a task of its own: the browser has answered, by then, to what was waiting. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Fetches code that will be wanted; whoever wants it then hears of a failure. */
export const fetchAhead = (load: () => Promise<unknown>): void =>
  void nextTask()
    .then(load)
    .catch(() => undefined);
