/** The key of a list's snapshot in localStorage. */
export const snapshotKey = (name: string): string => `last-good:${name}`;

/** Whether this browser has a snapshot; whether it still matches the schema is not checked. */
export function hasSnapshot(name: string): boolean {
  try {
    return localStorage.getItem(snapshotKey(name)) !== null;
  } catch {
    return false;
  }
}
