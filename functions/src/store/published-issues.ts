import { type PublishedIssue, publishedIssueSchema } from '@club/domain/issue/published-issue';
import { hasSameImage } from '@club/domain/images/object-path';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { parseDocument } from './parse-document.ts';
import { readRows } from './read-rows.ts';
import { toDocument } from './row-document.ts';

// Issues that staff have published. Everybody may read them, and only the API writes them.

const subjectLinesSchema = v.pick(publishedIssueSchema, ['subject', 'subject_fr']);

const publishedIssues = (db: Firestore) => db.collection('publishedIssues');
const getIssueReference = (db: Firestore, id: string) => publishedIssues(db).doc(id);

/** Lists the issues that visitors see. */
export const listPublishedIssues = (db: Firestore): Promise<PublishedIssue[]> =>
  readRows(publishedIssues(db), publishedIssueSchema);

/** Finds both subject lines of a published issue. The transaction locks the issue. */
export const findPublishedSubjectLines = async (
  db: Firestore,
  transaction: Transaction,
  id: string,
): Promise<v.InferOutput<typeof subjectLinesSchema> | undefined> =>
  parseDocument(await transaction.get(getIssueReference(db, id)), subjectLinesSchema);

/** Lists the ids of the published issues. A transaction locks them. */
export async function listPublishedIds(db: Firestore, transaction: Transaction): Promise<string[]> {
  const { docs } = await transaction.get(publishedIssues(db).select());
  return docs.map(({ id }) => id);
}

export function storePublishedIssue(
  db: Firestore,
  transaction: Transaction,
  issue: PublishedIssue,
): void {
  transaction.set(getIssueReference(db, issue._id), toDocument(issue));
}

export function deletePublishedIssue(db: Firestore, transaction: Transaction, id: string): void {
  transaction.delete(getIssueReference(db, id));
}

/** Removes a picture and its descriptions from the published issues. The other texts remain. */
export async function removePictureFromIssues(db: Firestore, imageURL: string): Promise<void> {
  const { docs } = await publishedIssues(db).where('imageURL', '!=', '').get();
  const issuesWithPicture = docs.filter((doc) => hasSameImage(doc.get('imageURL'), imageURL));
  await Promise.all(
    issuesWithPicture.map(({ ref }) => ref.update({ imageURL: '', alt: '', alt_fr: '' })),
  );
}
