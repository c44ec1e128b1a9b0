import * as v from 'valibot';
import { lastGoodKey } from './last-good-key.ts';

/** Keeps a list for the next visit. A browser that keeps nothing (private, full) is no failure. */
export function remember(name: string, rows: readonly unknown[]): void {
  try {
    localStorage.setItem(lastGoodKey(name), JSON.stringify(rows));
  } catch {
    // The next visit then waits for its own answer.
  }
}

/** The last good answer, if this browser has one that still is what the site expects. */
export function recall<T>(name: string, schema: v.GenericSchema<unknown, T>): T[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(lastGoodKey(name)) ?? 'null');
    const parsed = v.safeParse(v.array(schema), kept);
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
