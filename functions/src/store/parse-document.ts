import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as v from 'valibot';

/**
 * Gives a document as its schema has it; a malformed one is reported, and undefined like one that is
 * not there.
 *
 * @param data what the schema reads, if not the document's own fields
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
