/** The key of a list's snapshot in localStorage. */
const keyOf = (name: string): string => `last-good:${name}`;

/** Whether this browser has a snapshot of a list; nothing says that it matches the schema. */
export function hasSnapshot(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Caches a list for the next visit, unless the browser's storage is full or turned off. */
export function saveSnapshot(name: string, rows: readonly unknown[]): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(rows));
  } catch {
    // The next visit waits for the network.
  }
}

/** The snapshot as it was stored, perhaps by an older version of the site; null without one. */
export function loadSnapshot(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}
