import { createHash } from 'node:crypto';
import { type IssueInput, issueSchema, type SentIssue } from '@club/domain/newsletter';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Changes, toUpdate } from './database.ts';
import { deleteEach } from './bulk-writes.ts';
import { parseDocument } from './parse-document.ts';

const staffMember = v.object({ uid: v.string(), email: v.string() });

/**
 * A stored issue. `tested`: its test mails were queued, first by `testedBy`. `sending`: its readers'
 * mails are being queued. `queued`: all are queued.
 */
const storedIssueSchema = v.object({
  ...issueSchema.entries,
  state: v.picklist(['tested', 'sending', 'queued']),
  updatedAt: v.instance(Timestamp),
  testedBy: v.exactOptional(staffMember),
  /** Who sent the issue to the readers, and when. A tested issue has neither. */
  sentBy: v.exactOptional(staffMember),
  sentAt: v.exactOptional(v.instance(Timestamp)),
  /** The id of the last reader whose mail is queued. After a crash, the queuing continues here. */
  cursor: v.optional(v.string(), ''),
});
export type StoredIssue = v.InferOutput<typeof storedIssueSchema>;

/**
 * Derives the id from the texts and the picture. The same issue sent twice, by two clicks or two
 * people, is then one issue.
 */
export function makeIssueId(issue: IssueInput): string {
  const { subject, subject_fr, text, text_fr, imageURL = '', alt = '', alt_fr = '' } = issue;
  const texts = JSON.stringify([subject, subject_fr, text, text_fr, imageURL, alt, alt_fr]);
  return createHash('sha256').update(texts).digest('hex').slice(0, 32);
}

/** How many issues `listSentIssues` reads, including those that were only sent as a test. */
const issueScanSize = 200;

const issues = (db: Firestore) => db.collection('issues');
const getIssueReference = (db: Firestore, id: string) => db.doc(`issues/${id}`);

/** Finds an issue. A transaction locks it. */
export async function findIssue(
  db: Firestore,
  id: string,
  transaction?: Transaction,
): Promise<StoredIssue | undefined> {
  const reference = getIssueReference(db, id);
  return parseDocument(await (transaction?.get(reference) ?? reference.get()), storedIssueSchema);
}

/** Lists the issues whose mails are being queued. */
export async function listSendingIssues(
  db: Firestore,
): Promise<{ readonly id: string; readonly issue: StoredIssue }[]> {
  const { docs } = await issues(db).where('state', '==', 'sending').get();
  return docs.flatMap((doc) => {
    const issue = parseDocument(doc, storedIssueSchema);
    return issue ? [{ id: doc.id, issue }] : [];
  });
}

const issueSummarySchema = v.pick(storedIssueSchema, [
  'subject',
  'subject_fr',
  'state',
  'updatedAt',
  'sentAt',
]);

/** Lists the issues that were sent to readers, without their texts, the newest first. */
export async function listSentIssues(db: Firestore): Promise<Omit<SentIssue, 'isPublished'>[]> {
  const { docs } = await issues(db)
    .orderBy('updatedAt', 'desc')
    .select(...Object.keys(issueSummarySchema.entries))
    .limit(issueScanSize)
    .get();
  return docs.flatMap((doc) => {
    const issue = parseDocument(doc, issueSummarySchema);
    if (!issue || issue.state === 'tested') return [];
    const { subject, subject_fr, sentAt, updatedAt } = issue;
    return [
      { _id: doc.id, subject, subject_fr, sentAt: (sentAt ?? updatedAt).toDate().toISOString() },
    ];
  });
}

export function createIssue(
  db: Firestore,
  transaction: Transaction,
  id: string,
  issue: Omit<StoredIssue, 'cursor'>,
): void {
  transaction.create(getIssueReference(db, id), issue);
}

/** Updates an existing issue. */
export function updateIssue(
  db: Firestore,
  transaction: Transaction,
  id: string,
  changes: Changes<StoredIssue>,
): void {
  transaction.update(getIssueReference(db, id), toUpdate(changes));
}

/** Deletes the issues that have not changed since an instant. Returns their number. */
export const deleteIssues = (db: Firestore, before: number): Promise<number> =>
  deleteEach(issues(db).where('updatedAt', '<', Timestamp.fromMillis(before)));
