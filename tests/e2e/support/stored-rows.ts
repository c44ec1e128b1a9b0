import { getDatabase } from '../../api/admin.ts';
import { test } from './test.ts';

type Fields = Record<string, unknown>;

/** Reads a collection's documents, bypassing the rules. */
async function readRows(collection: string): Promise<ReadonlyMap<string, Fields>> {
  const { docs } = await getDatabase().collection(collection).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}

async function writeRows(collection: string, rows: ReadonlyMap<string, Fields>): Promise<void> {
  const batch = getDatabase().batch();
  for (const [id, fields] of rows) batch.set(getDatabase().collection(collection).doc(id), fields);
  await batch.commit();
}

/**
 * Reads the rows of these collections now, and writes them back after each test of the file. Rows
 * that a test added stay.
 */
export async function restoreAfterEach(...collections: readonly string[]): Promise<void> {
  const originals = new Map(
    await Promise.all(collections.map(async (name) => [name, await readRows(name)] as const)),
  );
  test.afterEach(async () => {
    for (const [name, rows] of originals) await writeRows(name, rows);
  });
}
