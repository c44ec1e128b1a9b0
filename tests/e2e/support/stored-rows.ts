import { database } from '../../api/admin.ts';

type Fields = Record<string, unknown>;

/** A collection's documents, past the rules: to arrange a case and to put everything back. */
export async function readRows(collection: string): Promise<ReadonlyMap<string, Fields>> {
  const { docs } = await database().collection(collection).get();
  return new Map(docs.map((document) => [document.id, document.data()]));
}

export async function writeRows(
  collection: string,
  rows: ReadonlyMap<string, Fields>,
): Promise<void> {
  const batch = database().batch();
  for (const [id, fields] of rows) batch.set(database().collection(collection).doc(id), fields);
  await batch.commit();
}
