import type { CollectionName } from '@club/domain/collections';
import { documentId } from '@club/domain/fields';
import { limits } from '@club/domain/limits';
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import * as v from 'valibot';
import { ApiProblem } from '../http/problem.ts';
import type { Staff } from '../http/guard.ts';
import { firestore } from './admin.ts';

interface Row {
  readonly _id: string;
  readonly updatedAt: string;
}
type RowSchema<T extends Row> = v.GenericSchema<unknown, T>;

/** Firestore's document as the contract's row: `_id` beside the fields, instants in ISO 8601. */
function toRow(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data() ?? {};
  const updatedAt: unknown = data['updatedAt'];
  return {
    ...data,
    _id: snapshot.id,
    updatedAt: updatedAt instanceof Timestamp ? updatedAt.toDate().toISOString() : updatedAt,
  };
}

/** Lists a collection's rows in the order of their ids. A malformed document is skipped and reported. */
export async function listRows<T extends Row>(
  collection: CollectionName,
  schema: RowSchema<T>,
): Promise<T[]> {
  const { docs } = await firestore().collection(collection).limit(limits.listSize).get();
  return docs.flatMap((snapshot) => {
    const row = v.safeParse(schema, toRow(snapshot));
    if (row.success) return [row.output];
    logger.warn('malformed document skipped', { collection, id: snapshot.id });
    return [];
  });
}

/** Later than `before` even when the clock is not: two saves never share an instant. */
function nextInstant(before: string): Timestamp {
  return Timestamp.fromMillis(Math.max(Date.now(), Date.parse(before) + 1));
}

async function getRow<T extends Row>(
  transaction: Transaction,
  reference: DocumentReference,
  schema: RowSchema<T>,
): Promise<T> {
  const snapshot = await transaction.get(reference);
  if (!snapshot.exists) throw new ApiProblem('not-found');
  return v.parse(schema, toRow(snapshot));
}

/**
 * Saves a row and its history entry together, or neither. `update.updatedAt` is the instant the
 * edit was based on: a save over somebody else's newer row is refused.
 *
 * @throws ApiProblem `not-found`, or `conflict` with the current row.
 */
export async function saveRow<T extends Row>(
  collection: CollectionName,
  schema: RowSchema<T>,
  id: string,
  update: { readonly updatedAt?: string | undefined },
  staff: Staff,
): Promise<T> {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  const reference = firestore().collection(collection).doc(id);
  const { updatedAt: base, ...fields } = update;
  return firestore().runTransaction(async (transaction) => {
    const before = await getRow(transaction, reference, schema);
    if (base !== undefined && Date.parse(base) !== Date.parse(before.updatedAt)) {
      throw new ApiProblem('conflict', { current: before });
    }
    const at = nextInstant(before.updatedAt);
    const after = v.parse(schema, { ...before, ...fields, updatedAt: at.toDate().toISOString() });
    transaction.update(reference, { ...fields, updatedAt: at });
    transaction.create(firestore().collection('history').doc(), {
      collection,
      id,
      at,
      by: { uid: staff.uid, email: staff.email },
      before,
      after,
    });
    return after;
  });
}
