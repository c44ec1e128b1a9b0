import type { MailKind } from '@club/domain/mail';
import type { Firestore, Transaction } from '../store/database.ts';
import type { Mail } from './mail.ts';
import type { MailJob, MailJobOf } from '../store/outbox.ts';

/** What the feature that queues a kind of mail does for the queue. */
export interface Composer<Kind extends MailKind = MailKind> {
  /** Makes the mail from what is stored now; undefined where nobody wants it any more. */
  readonly compose: (db: Firestore, id: string, job: MailJobOf<Kind>) => Promise<Mail | undefined>;
  /** Finds the address of the recipient; empty where it is not stored, or none of staff's business. */
  readonly findAddress: (db: Firestore, job: MailJobOf<Kind>) => Promise<string>;
  /** Stores that the mail host has refused the recipient for good. */
  readonly markRefused?: (db: Firestore, job: MailJobOf<Kind>) => Promise<void>;
  /** Reads, within a transaction, what `markRefused` has stored; gives the write that clears it. */
  readonly prepareResend?: (
    db: Firestore,
    transaction: Transaction,
    job: MailJobOf<Kind>,
  ) => Promise<() => void>;
}

/** The composer of each kind of mail; the features fill it in (`send-mail/composers.ts`). */
export type Composers = { readonly [Kind in MailKind]: Composer<Kind> };

/** Finds the composer of a mail; a document that none of our code has written has none. */
export const findComposer = (composers: Composers, { kind }: MailJob): Composer | undefined =>
  composers[kind] as Composer | undefined;
