import type { MailReason } from '@club/domain/mail';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** A circuit breaker for the whole queue: while it is open, no mail is handed over. In ms. */
export interface Pause {
  readonly reason: MailReason;
  readonly since: number;
  readonly until: number;
  readonly failures: number;
}

/** What the queue remembers from one mail to the next, whichever instance sends it. */
export interface QueueState {
  /** The minute of the clock that `started` counts, in minutes since 1970. */
  readonly minute: number;
  readonly started: number;
  /** Mails in a row that the host answered and did not accept. */
  readonly notAccepted: number;
  readonly pause: Pause | null;
}
export const idleQueueState: QueueState = { minute: 0, started: 0, notAccepted: 0, pause: null };

const queueRow = (db: Firestore) => db.doc('queues/mail');

/** Gives the state of the queue, an idle one at first; within a transaction, it is locked. */
export async function getQueueState(db: Firestore, transaction?: Transaction): Promise<QueueState> {
  const row = queueRow(db);
  const snapshot = await (transaction?.get(row) ?? row.get());
  return (snapshot.data() as QueueState | undefined) ?? idleQueueState;
}

/** Sets the state of the queue. */
export function setQueueState(db: Firestore, transaction: Transaction, state: QueueState): void {
  transaction.set(queueRow(db), state);
}
