import { createHash } from 'node:crypto';
import { type Issue, issueSchema } from '@club/domain/newsletter';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Changes, toUpdate } from './database.ts';
import { deleteEach } from './bulk-writes.ts';
import { parseDocument } from './parse-document.ts';
import type { Staff } from './staff-accounts.ts';

/** An issue as stored: tried by staff, being queued for the readers, or queued for all of them. */
const storedIssue = v.object({
  ...issueSchema.entries,
  state: v.picklist(['tried', 'sending', 'queued']),
  updatedAt: v.instance(Timestamp),
  /** The last reader whose mail is queued: where a crash left off. */
  cursor: v.optional(v.string(), ''),
});
export type StoredIssue = v.InferOutput<typeof storedIssue>;

/** Who of the staff has tried an issue, and who has sent it. */
interface Senders {
  readonly triedBy: Pick<Staff, 'uid' | 'email'>;
  readonly sentBy: Pick<Staff, 'uid' | 'email'>;
}

/** The words are the id: the same issue sent twice, by two clicks or two people, is one issue. */
export function issueId({ subject, subject_fr, text, text_fr }: Issue): string {
  const texts = JSON.stringify([subject, subject_fr, text, text_fr]);
  return createHash('sha256').update(texts).digest('hex').slice(0, 32);
}

const issues = (db: Firestore) => db.collection('issues');
const rowOf = (db: Firestore, id: string) => db.doc(`issues/${id}`);

/** Finds an issue; within a transaction, it is locked. */
export async function findIssue(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<StoredIssue | undefined> {
  const row = rowOf(db, id);
  return parseDocument(await (transaction?.get(row) ?? row.get()), storedIssue);
}

/** Lists the issues whose mails are being queued. */
export async function listSendingIssues(
  db: Firestore,
): Promise<{ readonly id: string; readonly issue: StoredIssue }[]> {
  const { docs } = await issues(db).where('state', '==', 'sending').get();
  return docs.flatMap((doc) => {
    const issue = parseDocument(doc, storedIssue);
    return issue ? [{ id: doc.id, issue }] : [];
  });
}

/** Creates an issue. */
export function createIssue(
  db: Firestore,
  transaction: Transaction,
  id: string,
  issue: Omit<StoredIssue, 'cursor'> & Pick<Senders, 'triedBy'>,
): void {
  transaction.create(rowOf(db, id), issue);
}

/** Updates an issue that is there. */
export function updateIssue(
  db: Firestore,
  transaction: Transaction,
  id: string,
  changes: Changes<StoredIssue & Senders>,
): void {
  transaction.update(rowOf(db, id), toUpdate(changes));
}

/** Deletes the issues that nobody has touched since an instant; gives their number. */
export const deleteIssues = (db: Firestore, before: number): Promise<number> =>
  deleteEach(issues(db).where('updatedAt', '<', Timestamp.fromMillis(before)));
