import type { Locale } from '@club/domain/locale';
import type { MailKind, MailReason } from '@club/domain/mail';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { storedFor } from './retry.ts';

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

/** The errands of one kind. */
export type ErrandOf<Kind extends MailKind> = Extract<Errand, { readonly kind: Kind }>;

export interface OutboxState {
  /** See the diagram in docs/newsletter.md. `unknown` may have arrived; `failed` was given up. */
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped';
  readonly attempts: number;
  readonly updatedAt: Timestamp;
  /** When it was queued, or queued again by staff: its days are counted from here. */
  readonly queuedAt: Timestamp;
  /** When it is to be tried, or when whoever is sending it must have finished. */
  readonly dueAt: Timestamp;
  /** Why the last attempt failed. */
  readonly reason?: MailReason;
  /** When Firestore deletes it, whatever its state: a document that nothing can be done with has an end too. */
  readonly expiresAt: Timestamp;
}
export type OutboxItem = Errand & OutboxState & { readonly kind: MailKind };

/** The one place that names the collection's documents. */
export const outboxItem = (db: Firestore, id: string) => db.doc(`outbox/${id}`);

/** What a mail has on its first day, and again once staff send it again. */
export function newlyQueued(now: Timestamp): Omit<OutboxState, 'reason'> {
  const expiresAt = Timestamp.fromMillis(now.toMillis() + storedFor.open);
  return { state: 'queued', attempts: 0, updatedAt: now, queuedAt: now, dueAt: now, expiresAt };
}

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
  transaction.create(outboxItem(db, id), { ...errand, ...newlyQueued(Timestamp.now()) });
}
