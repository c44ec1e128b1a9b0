import { limits } from '@club/domain/limits';
import type { Query } from 'firebase-admin/firestore';
import type { GenericSchema } from 'valibot';
import { parseDocument } from './parse-document.ts';
import { toRow } from './row-document.ts';

/** Gives a query's rows in the order of their ids. A malformed document is skipped and reported. */
export async function readRows<Row>(
  query: Query,
  schema: GenericSchema<unknown, Row>,
): Promise<Row[]> {
  const { docs } = await query.limit(limits.listSize).get();
  return docs
    .map((snapshot) => parseDocument(snapshot, schema, toRow(snapshot)))
    .filter((row) => row !== undefined);
}
