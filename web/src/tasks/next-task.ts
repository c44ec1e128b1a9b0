/** Resolves in a task of its own: the browser has answered, by then, to what was waiting. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
