import type { Locale } from '@club/domain/locale';
import type { MailKind } from '@club/domain/mail';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Fault } from './transport.ts';

/**
 * A mail to be sent, told by what it is about: the address and the words are looked up when it goes
 * out, so nothing personal waits here, and a reader who has left meanwhile gets nothing.
 */
export type Errand =
  | { readonly kind: 'confirmation'; readonly subscriber: string; readonly locale: Locale }
  | {
      readonly kind: 'issue';
      readonly subscriber: string;
      readonly issue: string;
      readonly locale: Locale;
    }
  | {
      readonly kind: 'trial';
      readonly issue: string;
      readonly locale: Locale;
      /** The member of staff who tries the issue out. */
      readonly to: string;
    }
  | { readonly kind: 'contact'; readonly message: string; readonly locale: Locale };

export interface OutboxState {
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'skipped';
  readonly attempts: number;
  readonly updatedAt: Timestamp;
  /** When it is to be tried, or when whoever is sending it must have finished. */
  readonly dueAt: Timestamp;
  readonly reason?: Fault;
  readonly expiresAt?: Timestamp;
}
export type OutboxItem = Errand & OutboxState & { readonly kind: MailKind };

/** The one place that names the collection's documents. */
export const outboxItem = (db: Firestore, id: string) => db.doc(`outbox/${id}`);

/**
 * Queues a mail within a transaction. The id says what the mail is for: asked for twice, it exists
 * once.
 */
export function queueMail(
  db: Firestore,
  transaction: Transaction,
  id: string,
  errand: Errand,
): void {
  const now = Timestamp.now();
  transaction.create(outboxItem(db, id), {
    ...errand,
    state: 'queued',
    attempts: 0,
    updatedAt: now,
    dueAt: now,
  });
}
