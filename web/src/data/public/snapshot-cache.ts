import * as v from 'valibot';
import { snapshotKey } from './snapshot-key.ts';

/** Caches a list for the next visit, unless the browser's storage is full or turned off. */
export function saveSnapshot(name: string, rows: readonly unknown[]): void {
  try {
    localStorage.setItem(snapshotKey(name), JSON.stringify(rows));
  } catch {
    // The next visit waits for the network.
  }
}

/** The cached list, if there is one and it still matches the schema. */
export function loadSnapshot<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): T[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(snapshotKey(name)) ?? 'null');
    const parsed = v.safeParse(v.array(schema), stored);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
