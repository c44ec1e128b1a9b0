import { createHash } from 'node:crypto';
import type { Issue, IssueProgress } from '@club/domain/newsletter';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { ApiProblem } from '../runtime/problem.ts';

/** An issue as stored: tried by staff, being queued for the readers, or queued for all of them. */
export interface IssueRow extends Issue {
  readonly state: 'tried' | 'sending' | 'queued';
  readonly updatedAt: Timestamp;
  /** The last reader whose mail is queued: where a crash left off. */
  readonly cursor?: string;
}

/** The words are the id: the same issue sent twice, by two clicks or two people, is one issue. */
export function issueId({ subject, subject_fr, text, text_fr }: Issue): string {
  const words = JSON.stringify([subject, subject_fr, text, text_fr]);
  return createHash('sha256').update(words).digest('hex').slice(0, 32);
}

export const issueRow = (db: Firestore, id: string) => db.doc(`issues/${id}`);

async function count(db: Firestore, id: string, ...states: string[]): Promise<number> {
  const query = db.collection('outbox').where('kind', '==', 'issue').where('issue', '==', id);
  return (await query.where('state', 'in', states).count().get()).data().count;
}

/**
 * Where an issue stands.
 *
 * @throws ApiProblem `not-found` for one that was never tried.
 */
export async function getProgress(db: Firestore, id: string): Promise<IssueProgress> {
  const row = (await issueRow(db, id).get()).data() as IssueRow | undefined;
  if (!row) throw new ApiProblem('not-found');
  // In this order: once all are queued and none waits, the other figures are final.
  const waiting = await count(db, id, 'queued', 'sending');
  const [sent = 0, failed = 0, unknown = 0, skipped = 0] = await Promise.all(
    ['sent', 'failed', 'unknown', 'skipped'].map((state) => count(db, id, state)),
  );
  const isSent = row.state === 'queued' && waiting === 0;
  const state = row.state === 'tried' ? 'tried' : isSent ? 'sent' : 'sending';
  const { subject, subject_fr, updatedAt } = row;
  return {
    _id: id,
    subject,
    subject_fr,
    state,
    updatedAt: updatedAt.toDate().toISOString(),
    waiting,
    sent,
    failed,
    unknown,
    skipped,
  };
}
