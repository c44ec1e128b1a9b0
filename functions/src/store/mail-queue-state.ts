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
  /** The hashed recipients that met the problem. Each other one lengthens the pause. */
  recipients: v.optional(v.array(v.string()), []),
});
export type StoredPause = Readonly<v.InferOutput<typeof pauseSchema>>;

/** The state of the queue, shared by all instances. */
const queueStateSchema = v.object({
  /** The minute to which `startedCount` belongs, as the number of minutes since 1970. */
  minute: v.number(),
  /** How many attempts to send a mail have started in that minute. */
  startedCount: v.number(),
  /** The replies about one mail since the last sent mail, with the hashed recipients. */
  replies: v.optional(v.array(v.object({ recipient: v.string(), reply: v.string() })), []),
  /**
   * The hashed recipients whose replies pause the queue no more: other mails were sent since, or the
   * queue has paused because of them.
   */
  exemptRecipients: v.optional(v.array(v.string()), []),
  /** Whether the host offered SMTPUTF8 when it last accepted a mail. */
  isUtf8Offered: v.optional(v.boolean(), false),
  pause: v.nullable(pauseSchema),
});
export type QueueState = Readonly<v.InferOutput<typeof queueStateSchema>>;
export const initialQueueState: QueueState = {
  minute: 0,
  startedCount: 0,
  replies: [],
  exemptRecipients: [],
  isUtf8Offered: false,
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
