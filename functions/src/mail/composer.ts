import type { MailKind } from '@club/domain/mail';
import type { Firestore, Transaction } from '../store/database.ts';
import type { Mail } from './mail.ts';
import type { MailJob, MailJobOf } from '../store/outbox.ts';

/** The functions that a feature provides for its kind of mail. */
export interface Composer<Kind extends MailKind = MailKind> {
  /**
   * Composes the mail from the stored data; undefined when nothing is to be sent any more. `id` is
   * the id of the outbox document.
   */
  readonly compose: (db: Firestore, id: string, job: MailJobOf<Kind>) => Promise<Mail | undefined>;
  /**
   * Finds the recipient's address, for the list of mails. It is empty if it is not stored, or if the
   * recipient is the club.
   */
  readonly findAddress: (db: Firestore, job: MailJobOf<Kind>) => Promise<string>;
  /** Updates the stored data after the mail host has accepted the mail. */
  readonly onSent?: (db: Firestore, job: MailJobOf<Kind>) => Promise<void>;
  /** Updates the stored data after the mail host has permanently refused the recipient. */
  readonly onRefused?: (db: Firestore, job: MailJobOf<Kind>) => Promise<void>;
  /**
   * Reads in a transaction what `onRefused` stored, and returns a function that undoes it in the
   * same transaction.
   */
  readonly prepareResend?: (
    db: Firestore,
    transaction: Transaction,
    job: MailJobOf<Kind>,
  ) => Promise<() => void>;
}

/** The composer of each kind of mail (`mail-kinds/composers.ts`). */
export type Composers = { readonly [Kind in MailKind]: Composer<Kind> };

/** Finds the composer of a mail; undefined for an unknown kind in the database. */
export const findComposer = (composers: Composers, { kind }: MailJob): Composer | undefined =>
  composers[kind] as Composer | undefined;
