import { keptDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import type { Locale } from '@club/domain/locale';
import type { MailKind, MailReason } from '@club/domain/mail';
import {
  type DocumentSnapshot,
  type Firestore,
  type Query,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type Changes, toUpdate } from './database.ts';

/**
 * A mail to be sent, told by what it is about: the address and the words are looked up when it goes
 * out, so nothing personal waits here, and a reader who has left meanwhile gets nothing.
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
      readonly kind: 'trial';
      readonly issue: string;
      readonly locale: Locale;
      /** The member of staff who tries the issue out. */
      readonly to: string;
    }
  | { readonly kind: 'contact'; readonly message: string; readonly locale: Locale };

/** The errands of one kind. */
export type MailJobOf<Kind extends MailKind> = Extract<MailJob, { readonly kind: Kind }>;

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
export type OutboxItem = MailJob & OutboxState & { readonly kind: MailKind };

/** How long the outcome of a mail is stored: sent ones to answer for them, the others to act on. */
export const retentionMs = {
  done: keptDays.sentMail * dayMs,
  open: keptDays.unsentMail * dayMs,
} as const;

/** A mail as last written. */
export interface StoredMail {
  readonly id: string;
  readonly item: OutboxItem;
  /** Passed with a write, it fails where another process has written since. */
  readonly writtenAt: Timestamp;
}

const outbox = (db: Firestore) => db.collection('outbox');
const rowOf = (db: Firestore, id: string) => db.doc(`outbox/${id}`);

function readMail(snapshot: DocumentSnapshot): StoredMail | undefined {
  const item = snapshot.data() as OutboxItem | undefined;
  if (!item) return undefined;
  const writtenAt = snapshot.updateTime ?? Timestamp.now();
  // A document of before this field: its days began when it was created.
  const queuedAt = (item as Partial<OutboxItem>).queuedAt ?? snapshot.createTime ?? writtenAt;
  return { id: snapshot.id, item: { ...item, queuedAt }, writtenAt };
}

/** Finds a mail; within a transaction, it is locked. */
export async function findMail(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<StoredMail | undefined> {
  const row = rowOf(db, id);
  return readMail(await (transaction?.get(row) ?? row.get()));
}

const readMails = async (query: Query): Promise<StoredMail[]> =>
  (await query.get()).docs.map(readMail).filter((mail) => mail !== undefined);

const mailsInState = (db: Firestore, ...states: OutboxItem['state'][]) =>
  outbox(db).where('state', 'in', states);

/** Lists the mails that were last written in a state, the latest first. */
export const listLatestMails = (
  db: Firestore,
  state: OutboxItem['state'],
  limit: number,
): Promise<StoredMail[]> =>
  readMails(mailsInState(db, state).orderBy('updatedAt', 'desc').limit(limit));

/** Which mails of a state are due, and how many of them at most. */
export interface DueQuery {
  readonly state: OutboxItem['state'];
  readonly before: Timestamp;
  readonly kinds?: readonly MailKind[];
  readonly limit: number;
}

/** Lists the mails that are due before an instant, those that have waited longest first. */
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

/** gRPC's NOT_FOUND and FAILED_PRECONDITION. */
const staleWriteCodes = new Set<unknown>([5, 9]);

/** Whether a write failed because its mail is gone, or was written by another process since. */
export const isStaleWrite = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && staleWriteCodes.has(error.code);

/** Updates a mail that is there; with `writtenAt`, only as it was then. */
export async function updateMail(
  db: Firestore,
  id: string,
  changes: Changes<OutboxState>,
  writtenAt?: Timestamp,
): Promise<void> {
  const condition = writtenAt ? [{ lastUpdateTime: writtenAt }] : [];
  await rowOf(db, id).update(toUpdate(changes), ...condition);
}

/** Updates a mail within a transaction. */
export function updateMailInTransaction(
  db: Firestore,
  transaction: Transaction,
  id: string,
  changes: Changes<OutboxState>,
): void {
  transaction.update(rowOf(db, id), toUpdate(changes));
}

/** What a mail has on its first day, and again once staff send it again. */
export function makeQueuedState(now: Timestamp): Omit<OutboxState, 'reason'> {
  const expiresAt = Timestamp.fromMillis(now.toMillis() + retentionMs.open);
  return { state: 'queued', attempts: 0, updatedAt: now, queuedAt: now, dueAt: now, expiresAt };
}

/**
 * Queues a mail within a transaction. The id is derived from the mail's purpose, so that a second
 * request does not queue it again.
 */
export function queueMail(db: Firestore, transaction: Transaction, id: string, job: MailJob): void {
  transaction.create(rowOf(db, id), { ...job, ...makeQueuedState(Timestamp.now()) });
}
