import * as v from 'valibot';

/** What the server knows of an entry on the site, so that it need not read the collection. */
export interface KnownEntry {
  readonly id: string;
  /** The key in the feed. It differs from the id after the entry moved within its series. */
  readonly key: string;
  /** A hash of the entry's content. */
  readonly hash: string;
  readonly series: string;
  /** Instants in milliseconds. */
  readonly start: number;
  readonly firstSeen: number;
  readonly isRemoved: boolean;
}

/** One entry without field names, so that 3,000 entries fit into a document of 1 MiB. */
const entryTupleSchema = v.tuple([
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.number(),
  v.number(),
  v.boolean(),
]);

/**
 * Reads the known entries. Unreadable JSON gives an empty list, and the caller then reads the
 * collection instead.
 */
export function parseKnownEntries(json: string): KnownEntry[] {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(entryTupleSchema)), json);
  if (!result.success) return [];
  return result.output.map(([id, key, hash, series, start, firstSeen, isRemoved]) => ({
    id,
    key: key || id,
    hash,
    series,
    start,
    firstSeen,
    isRemoved,
  }));
}

/** Writes the known entries as JSON. A key that equals the id is an empty string. */
export const serializeKnownEntries = (entries: readonly KnownEntry[]): string =>
  JSON.stringify(
    entries.map(({ id, key, hash, series, start, firstSeen, isRemoved }) => [
      id,
      key === id ? '' : key,
      hash,
      series,
      start,
      firstSeen,
      isRemoved,
    ]),
  );
