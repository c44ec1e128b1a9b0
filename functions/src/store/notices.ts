import {
  type Notice,
  noticeId,
  noticeSchema,
  type NoticeUpdate,
} from '@club/domain/content/notice';
import { isOver } from '@club/domain/is-over';
import { repairRow } from '@club/domain/repair-row';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { getNextInstant } from './database.ts';
import { recordRowChange } from './record-row-change.ts';
import { toDocument, toRow } from './row-document.ts';
import type { Staff } from './staff-accounts.ts';

/** Lists the ids of the displayed notices whose end has passed. */
export async function listEndedNotices(db: Firestore, now: number): Promise<string[]> {
  const { docs } = await db
    .collection('notices')
    .where('noticeDisplay', '==', true)
    .where('showUntil', '<=', Timestamp.fromMillis(now))
    .select()
    .get();
  return docs.map(({ id }) => id);
}

/** The urgent notice as a transaction read it. Before the first save its fields are blank. */
export interface StoredNotice {
  readonly snapshot: DocumentSnapshot;
  readonly row: Notice;
}

/** Gets the urgent notice in a transaction that may write it. */
export async function getNotice(db: Firestore, transaction: Transaction): Promise<StoredNotice> {
  const snapshot = await transaction.get(db.collection('notices').doc(noticeId));
  const { row } = repairRow('notices', toRow(snapshot));
  return { snapshot, row: v.parse(noticeSchema, row) };
}

/**
 * Checks the save of an urgent notice at an instant.
 *
 * @throws ApiProblem `invalid-body` for a displayed notice without a future end, or without a text
 */
export function checkNotice(update: NoticeUpdate, at: string): void {
  if (!update.noticeDisplay) return;
  const hasFutureEnd = update.showUntil !== null && !isOver(update, Date.parse(at));
  if (!hasFutureEnd) throw new ApiProblem('invalid-body', { fields: ['showUntil'] });
  const isEmpty = update.notice === '' && update.notice_fr === '';
  if (isEmpty) throw new ApiProblem('invalid-body', { fields: ['notice', 'notice_fr'] });
}

/** The fields of a notice that an undo restores. */
export const toNoticeFields = ({ notice, notice_fr, noticeDisplay, showUntil }: Notice) => ({
  notice,
  notice_fr,
  noticeDisplay,
  showUntil,
});

/**
 * Saves the urgent notice in a transaction, with its history entry and the log's entry.
 *
 * @param update with the `updatedAt` of the notice that staff saw; without it they saw none
 * @throws ApiProblem `conflict` if the notice has changed since
 */
export function writeNotice(
  db: Firestore,
  transaction: Transaction,
  {
    notice: { snapshot, row: before },
    update: { updatedAt: seenAt = new Date(0).toISOString(), ...fields },
    staff,
  }: { readonly notice: StoredNotice; readonly update: NoticeUpdate; readonly staff: Staff },
): Notice {
  if (Date.parse(seenAt) !== Date.parse(before.updatedAt)) throw new ApiProblem('conflict');
  const updatedAt = getNextInstant(before.updatedAt).toDate().toISOString();
  const after = { ...before, ...fields, updatedAt };
  transaction.set(snapshot.ref, toDocument(after));
  const change = { collection: 'notices', before, after, by: staff, action: 'save' } as const;
  recordRowChange(db, transaction, change);
  return after;
}
