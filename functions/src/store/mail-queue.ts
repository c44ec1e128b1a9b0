import type { MailReason } from '@club/domain/mail';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** A circuit breaker for the queue: no mail starts before `until`. Instants are in milliseconds. */
export interface Pause {
  readonly reason: MailReason;
  readonly since: number;
  readonly until: number;
  readonly failures: number;
}

/** The state of the queue, shared by all instances. */
export interface QueueState {
  /** The minute that `started` counts, in minutes since 1970. */
  readonly minute: number;
  // eslint-disable-next-line names/no-bare-participle -- the name of a stored field
  readonly started: number;
  /** Consecutive mails that the host rejected. */
  readonly notAccepted: number;
  readonly pause: Pause | null;
}
export const idleQueueState: QueueState = { minute: 0, started: 0, notAccepted: 0, pause: null };

const queueRow = (db: Firestore) => db.doc('queues/mail');

/** Gets the state of the queue, idle at first. A transaction locks it. */
export async function getQueueState(db: Firestore, transaction?: Transaction): Promise<QueueState> {
  const row = queueRow(db);
  const snapshot = await (transaction?.get(row) ?? row.get());
  return (snapshot.data() as QueueState | undefined) ?? idleQueueState;
}

export function setQueueState(db: Firestore, transaction: Transaction, state: QueueState): void {
  transaction.set(queueRow(db), state);
}
