/** The key of a list's snapshot in localStorage. */
const toStorageKey = (name: string): string => `last-good:${name}`;

/** Whether this browser has a snapshot of a list, valid or not. */
export function hasSnapshot(name: string): boolean {
  try {
    return localStorage.getItem(toStorageKey(name)) !== null;
  } catch {
    return false;
  }
}

/** Caches a list for the next visit, if the browser allows it. */
export function saveSnapshot(name: string, list: object): void {
  try {
    localStorage.setItem(toStorageKey(name), JSON.stringify(list));
  } catch {
    // Without storage the next visit waits for the network.
  }
}

/** Loads a snapshot, perhaps of an older release, without checking it. Null without one. */
export function loadUncheckedSnapshot(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(toStorageKey(name)) ?? 'null');
  } catch {
    return null;
  }
}
