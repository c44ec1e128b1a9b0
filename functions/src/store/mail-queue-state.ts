import { mailFailureReasons } from '@club/domain/mail';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseDocument } from './parse-document.ts';

/**
 * A pause of the queue, because the mail host probably has a problem. No attempt to send a mail
 * starts before `until`. Instants are in milliseconds.
 */
const pauseSchema = v.object({
  reason: v.picklist(mailFailureReasons),
  since: v.number(),
  until: v.number(),
  /** How many times in a row the host has had a problem. Each time lengthens the pause. */
  failures: v.number(),
});
export type StoredPause = Readonly<v.InferOutput<typeof pauseSchema>>;

/** The state of the queue, shared by all instances. */
const queueStateSchema = v.object({
  /** The minute to which `startedCount` belongs, as the number of minutes since 1970. */
  minute: v.number(),
  /** How many attempts to send a mail have started in that minute. */
  startedCount: v.number(),
  /** How many mails in a row failed with the reason `refused`, `deferred` or `rejected`. */
  notAcceptedCount: v.number(),
  pause: v.nullable(pauseSchema),
});
export type QueueState = Readonly<v.InferOutput<typeof queueStateSchema>>;
export const initialQueueState: QueueState = {
  minute: 0,
  startedCount: 0,
  notAcceptedCount: 0,
  pause: null,
};

const getQueueReference = (db: Firestore) => db.doc('queues/mail');

/** Gets the state of the queue; `initialQueueState` if none is stored. A transaction locks it. */
export async function getQueueState(db: Firestore, transaction?: Transaction): Promise<QueueState> {
  const reference = getQueueReference(db);
  const snapshot = await (transaction?.get(reference) ?? reference.get());
  return parseDocument(snapshot, queueStateSchema) ?? initialQueueState;
}

export function setQueueState(db: Firestore, transaction: Transaction, state: QueueState): void {
  transaction.set(getQueueReference(db), state);
}
