import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as v from 'valibot';

/**
 * Parses a document with its schema. Logs a malformed document.
 *
 * @param data the data to parse instead of the document's fields
 * @returns undefined if the document is missing or malformed
 */
export function parseDocument<Document>(
  snapshot: DocumentSnapshot,
  schema: v.GenericSchema<unknown, Document>,
  data: unknown = snapshot.data(),
): Document | undefined {
  if (!snapshot.exists) return undefined;
  const document = v.safeParse(schema, data);
  if (document.success) return document.output;
  logger.warn('malformed document skipped', { document: snapshot.ref.path });
  return undefined;
}

/** Parses a document with `_id`, and with its instant `at` in ISO 8601, like `parseDocument`. */
export function parseDatedDocument<Document>(
  snapshot: DocumentSnapshot,
  schema: v.GenericSchema<unknown, Document>,
): Document | undefined {
  const at: unknown = snapshot.get('at');
  return parseDocument(snapshot, schema, {
    ...snapshot.data(),
    _id: snapshot.id,
    at: at instanceof Timestamp ? at.toDate().toISOString() : at,
  });
}
