import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import type { Locale } from '@club/domain/locale';
import { mailFailureReasons, type MailFailureReason, type MailKind } from '@club/domain/mail';
import {
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type Changes, isStaleWrite, toUpdate } from './database.ts';

/**
 * A job to send one mail. It names the recipient and the content by their ids. The address and texts
 * are read when the mail is sent. So the queue stores no reader's data, and a reader who unsubscribes
 * meanwhile gets nothing.
 */
export type MailJob =
  | { readonly kind: 'confirmation'; readonly subscriber: string; readonly locale: Locale }
  | {
      readonly kind: 'issue';
      readonly subscriber: string;
      readonly issue: string;
      readonly locale: Locale;
    }
  | {
      readonly kind: 'test-issue';
      readonly issue: string;
      readonly locale: Locale;
      /** The staff member who gets the test mail. */
      readonly to: string;
    }
  | { readonly kind: 'contact'; readonly message: string; readonly locale: Locale }
  /** The weekly report to the webmaster, in both languages. */
  | { readonly kind: 'status'; readonly week: string; readonly locale: Locale }
  /** `family` is the id of an entry of the waiting list. */
  | { readonly kind: 'waiting-confirmation'; readonly family: string; readonly locale: Locale }
  | { readonly kind: 'place'; readonly family: string; readonly locale: Locale }
  /** `family` is the id of a family that asked about a team's changes. */
  | { readonly kind: 'practice-confirmation'; readonly family: string; readonly locale: Locale }
  | {
      readonly kind: 'practice';
      readonly family: string;
      readonly locale: Locale;
      /** What staff wrote about the change. */
      readonly text: string;
      /** The entry of the calendar, and when staff changed it. */
      readonly entry: string;
      readonly changedAt: string;
      /** Whether the mail says that the change no longer holds. */
      readonly isUndone: boolean;
    };

/** The jobs of one kind. */
export type MailJobOf<Kind extends MailKind> = Extract<MailJob, { readonly kind: Kind }>;

/** The state of one mail's delivery. */
export interface DeliveryState {
  /**
   * See the diagram in docs/newsletter.md. An `unknown` mail may have arrived. A `failed` one is
   * not retried. A `skipped` one was no longer needed, for example after its reader unsubscribed.
   */
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'skipped';
  readonly attempts: number;
  readonly updatedAt: Timestamp;
  /** When the mail was queued, or queued again by staff. The five days of retries start here. */
  readonly queuedAt: Timestamp;
  /** When the next attempt is due, or when the current attempt must have ended. */
  readonly dueAt: Timestamp;
  /** Why the last attempt failed. */
  readonly reason?: MailFailureReason;
  /** When Firestore deletes the document, whatever its state. */
  readonly expiresAt: Timestamp;
}
export type OutboxItem = MailJob & DeliveryState & { readonly kind: MailKind };

/**
 * How long a mail is stored. `done` is for a sent or skipped one. `open` is for one that is queued
 * or that staff can still act on.
 */
export const retentionMs = {
  done: retentionDays.sentMail * dayMs,
  open: retentionDays.unsentMail * dayMs,
} as const;

/** A mail with its last write time. */
export interface StoredMail {
  readonly id: string;
  readonly item: OutboxItem;
  /** When the document was last written. An update can require that this has not changed since. */
  readonly writtenAt: Timestamp;
}

const outbox = (db: Firestore) => db.collection('outbox');
const getMailReference = (db: Firestore, id: string) => db.doc(`outbox/${id}`);

function readMail(snapshot: DocumentSnapshot): StoredMail | undefined {
  // The mail is not parsed with a schema. A malformed mail must get the reason `fault`, so that
  // staff see it in the queue.
  const item = snapshot.data() as OutboxItem | undefined;
  if (!item) return undefined;
  const writtenAt = snapshot.updateTime ?? Timestamp.now();
  // For a malformed mail without this field, its creation counts.
  const queuedAt = (item as Partial<OutboxItem>).queuedAt ?? snapshot.createTime ?? writtenAt;
  return { id: snapshot.id, item: { ...item, queuedAt }, writtenAt };
}

/** Finds a mail. A transaction locks it. */
export async function findMail(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<StoredMail | undefined> {
  const reference = getMailReference(db, id);
  return readMail(await (transaction?.get(reference) ?? reference.get()));
}

const readMails = async (query: Query): Promise<StoredMail[]> =>
  (await query.get()).docs.map(readMail).filter((mail) => mail !== undefined);

const mailsInState = (db: Firestore, ...states: OutboxItem['state'][]) =>
  outbox(db).where('state', 'in', states);

/** Lists the mails in a state, last written first. */
export const listLatestMails = (
  db: Firestore,
  state: OutboxItem['state'],
  limit: number,
): Promise<StoredMail[]> =>
  readMails(mailsInState(db, state).orderBy('updatedAt', 'desc').limit(limit));

/**
 * Lists the mails that wait for a retry, last written first. A mail before its first attempt has no
 * reason, so it is not among them.
 */
export const listMailsToRetry = (db: Firestore, limit: number): Promise<StoredMail[]> =>
  readMails(
    mailsInState(db, 'queued')
      .where('reason', 'in', mailFailureReasons)
      .orderBy('updatedAt', 'desc')
      .limit(limit),
  );

/** Selects due mails of a state. */
export interface DueQuery {
  readonly state: OutboxItem['state'];
  /** The mails must have become due at this instant or before. */
  readonly before: Timestamp;
  readonly kinds?: readonly MailKind[];
  readonly limit: number;
}

/** Lists due mails, the longest overdue first. */
export function listDueMails(
  db: Firestore,
  { state, before, kinds, limit }: DueQuery,
): Promise<StoredMail[]> {
  const dueMails = outbox(db).where('state', '==', state).where('dueAt', '<=', before);
  const dueMailsOfKinds = kinds ? dueMails.where('kind', 'in', kinds) : dueMails;
  return readMails(dueMailsOfKinds.orderBy('dueAt').limit(limit));
}

const countResults = async (query: Query): Promise<number> =>
  (await query.count().get()).data().count;

/** Counts the mails in any of these states. */
export const countMails = (db: Firestore, ...states: OutboxItem['state'][]): Promise<number> =>
  countResults(mailsInState(db, ...states));

/** Counts an issue's mails in any of these states. */
export const countIssueMails = (
  db: Firestore,
  issue: string,
  ...states: OutboxItem['state'][]
): Promise<number> =>
  countResults(
    outbox(db)
      .where('kind', '==', 'issue')
      .where('issue', '==', issue)
      .where('state', 'in', states),
  );

/**
 * Lists the jobs of the mails about one change of an entry that may have left. Those that are still
 * queued are never sent after an undo, because their change no longer exists.
 */
export async function listSentPracticeMails(
  db: Firestore,
  transaction: Transaction,
  { entry, changedAt }: { readonly entry: string; readonly changedAt: string },
): Promise<MailJobOf<'practice'>[]> {
  const query = mailsInState(db, 'sending', 'sent', 'unknown')
    .where('kind', '==', 'practice')
    .where('entry', '==', entry)
    .where('changedAt', '==', changedAt)
    .where('isUndone', '==', false);
  const { docs } = await transaction.get(query);
  return docs.map((doc) => doc.data() as MailJobOf<'practice'>);
}

/**
 * Updates a mail. Skips a mail that was deleted, or that another process has written since
 * `writtenAt`.
 *
 * @returns whether the mail was updated
 */
export async function updateMail(
  db: Firestore,
  id: string,
  changes: Changes<DeliveryState>,
  writtenAt?: Timestamp,
): Promise<boolean> {
  const condition = writtenAt ? [{ lastUpdateTime: writtenAt }] : [];
  try {
    await getMailReference(db, id).update(toUpdate(changes), ...condition);
    return true;
  } catch (error) {
    if (isStaleWrite(error)) return false;
    throw error;
  }
}

export function updateMailInTransaction(
  db: Firestore,
  transaction: Transaction,
  id: string,
  changes: Changes<DeliveryState>,
): void {
  transaction.update(getMailReference(db, id), toUpdate(changes));
}

/** Makes the state of a mail that is queued for the first time, or again by staff. */
export function makeQueuedState(now: Timestamp): Omit<DeliveryState, 'reason'> {
  const expiresAt = Timestamp.fromMillis(now.toMillis() + retentionMs.open);
  return { state: 'queued', attempts: 0, updatedAt: now, queuedAt: now, dueAt: now, expiresAt };
}

/**
 * Queues a mail within a transaction, which fails if the id already exists. So the id must be the
 * same whenever a repeated request must not queue a second mail. A mail that may be sent more than
 * once has an instant in its id.
 */
export function queueMail(db: Firestore, transaction: Transaction, id: string, job: MailJob): void {
  transaction.create(getMailReference(db, id), { ...job, ...makeQueuedState(Timestamp.now()) });
}
