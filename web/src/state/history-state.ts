/**
 * Reads a value that the page stored in the current entry of the browser's history. It is still
 * there after a reload, and when the visitor goes back or forward to the entry.
 */
export function readHistoryState(name: string): unknown {
  return (history.state as Readonly<Record<string, unknown>> | null)?.[name];
}

/** Stores a value in the current entry of the browser's history, beside what the router stores. */
export function writeHistoryState(name: string, value: unknown): void {
  history.replaceState({ ...(history.state as object | null), [name]: value }, '');
}
