import { type EditableCollection, getContentType } from '@club/domain/content/content-types';
import { limits } from '@club/domain/limits';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type { GenericSchema } from 'valibot';
import { parseDocument } from './parse-document.ts';
import { toRow } from './row-document.ts';

/** The query of the rows of a collection that visitors see now. */
export function queryPublicRows(db: Firestore, collection: EditableCollection): Query {
  const { publicWhen } = getContentType(collection);
  const rows = db.collection(collection);
  return publicWhen === undefined ? rows : rows.where(publicWhen, '==', true);
}

/** Parses documents to rows. Skips missing ones, and skips and logs malformed ones. */
export const parseRows = <Row>(
  snapshots: readonly DocumentSnapshot[],
  schema: GenericSchema<unknown, Row>,
): Row[] =>
  snapshots
    .map((snapshot) => parseDocument(snapshot, schema, toRow(snapshot)))
    .filter((row) => row !== undefined);

/** Reads at most `limits.listSize` rows of a query. Skips and logs malformed documents. */
export async function readRows<Row>(
  query: Query,
  schema: GenericSchema<unknown, Row>,
): Promise<Row[]> {
  const { docs } = await query.limit(limits.listSize).get();
  return parseRows(docs, schema);
}
