import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as v from 'valibot';

/**
 * Parses a document with its schema. Undefined if it does not exist or is malformed; a malformed one is
 * logged.
 *
 * @param data what to parse instead of the document's fields
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
