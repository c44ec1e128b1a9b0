import {
  type ActivityAction,
  activityEntrySchema,
  type ActivityPage,
  type ActivitySubject,
  firstActivityPageId,
} from '@club/domain/activity';
import { type EditableCollection, getContentType } from '@club/domain/content/content-types';
import type { Issue } from '@club/domain/newsletter';
import { retentionDays } from '@club/about/retention';
import { dayMs } from '@club/domain/day';
import { documentId } from '@club/domain/validation/fields';
import {
  type Firestore,
  Timestamp,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { parseDatedDocument } from './parse-document.ts';

/** One action of a staff member, or of the site itself. */
export interface Activity {
  readonly action: ActivityAction;
  readonly subject: ActivitySubject;
  /** The author; empty strings when the site acts by itself or the author is unknown. */
  readonly by: { readonly uid: string; readonly email: string };
  /** The names of the fields that a save changed. */
  readonly changedFields?: readonly string[];
}

/** Describes a row for the log. Rows of some types have no title. */
export function describeRow(
  kind: EditableCollection,
  row: { readonly _id: string },
): ActivitySubject {
  const { titleField } = getContentType(kind);
  if (titleField === undefined) return { kind, id: row._id };
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const { [titleField]: title, [`${titleField}_fr`]: frenchTitle = title } = fields;
  const toText = (value: unknown) => (typeof value === 'string' ? value : '');
  return { kind, id: row._id, title: toText(title), title_fr: toText(frenchTitle) };
}

/** Describes an issue for the log. */
export const describeIssue = (
  id: string,
  { subject, subject_fr }: Pick<Issue, 'subject' | 'subject_fr'>,
): ActivitySubject => ({ kind: 'issues', id, title: subject, title_fr: subject_fr });

/** The most entries of one page. */
const pageSize = 50;

const activity = (db: Firestore) => db.collection('activity');

/**
 * Adds an action to the log, in the transaction or the batch of the action itself. A time-to-live
 * policy of Firestore deletes the entry after `expiresAt`.
 */
export function recordActivity(
  db: Firestore,
  writer: Transaction | WriteBatch,
  { action, subject, by, changedFields }: Activity,
): void {
  const at = Timestamp.now();
  const expiresAt = Timestamp.fromMillis(at.toMillis() + retentionDays.activity * dayMs);
  const { uid, email } = by;
  writer.create(activity(db).doc(), {
    action,
    subject,
    by: { uid, email },
    at,
    expiresAt,
    ...(changedFields && { changedFields }),
  });
}

/**
 * Lists a page of the log, the latest first.
 *
 * @param after `latest`, or the id of the entry after which the page starts
 * @throws ApiProblem `not-found` for the id of an entry that does not exist
 */
export async function listActivity(db: Firestore, after: string): Promise<ActivityPage> {
  const latestFirst = activity(db).orderBy('at', 'desc');
  let query = latestFirst;
  if (after !== firstActivityPageId) {
    if (!v.is(documentId, after)) throw new ApiProblem('not-found');
    const lastEntry = await activity(db).doc(after).get();
    if (!lastEntry.exists) throw new ApiProblem('not-found');
    query = latestFirst.startAfter(lastEntry);
  }
  const { docs } = await query.limit(pageSize + 1).get();
  return {
    entries: docs
      .slice(0, pageSize)
      .map((doc) => parseDatedDocument(doc, activityEntrySchema))
      .filter((entry) => entry !== undefined),
    hasMore: docs.length > pageSize,
  };
}
