import type { ActivityAction } from '@club/domain/activity';
import type { Notice } from '@club/domain/content/notice';
import type { CalendarEntry } from '@club/domain/calendar/calendar-entry';
import {
  type ChangeValues,
  type EntryChange,
  pickChangeValues,
  toContent,
} from '@club/domain/calendar/entry-change';
import { hasEnded, longestEntryMs } from '@club/domain/calendar/entry-end';
import type { OutputOf, ParsedBodyOf } from '@club/domain/endpoints';
import { dayMs } from '@club/domain/day';
import { documentId } from '@club/domain/validation/fields';
import * as v from 'valibot';
import { ApiProblem } from '../runtime/problem.ts';
import { recordActivity } from '../store/activity.ts';
import { getCalendarEntries, setCalendarEntry } from '../store/calendar-entries.ts';
import type { Firestore, Transaction } from '../store/database.ts';
import {
  listFamiliesOfEntry,
  queueCorrections,
  queuePracticeMails,
} from '../opt-in/practice-changes.ts';
import { deleteEntryChange, findEntryChange, setEntryChange } from '../store/entry-changes.ts';
import { listSentPracticeMails } from '../store/outbox.ts';
import {
  checkNotice,
  getNotice,
  type StoredNotice,
  toNoticeFields,
  writeNotice,
} from '../store/notices.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { applyChange } from './apply-staff-changes.ts';
import { changeEntry } from './change-entry.ts';

type ChangeBody = ParsedBodyOf<'changeEntry'>;

/** A change by time may be this far from the calendar's time. */
const maxMoveMs = 31 * dayMs;
/** An undo within this time restores the entry's marks, because few families saw the change. */
const unseenMs = 5 * 60_000;

const toPrevious = ({ at, by, marks, notice, ...values }: EntryChange) => ({
  ...pickChangeValues(values),
  at,
  by,
  marks,
  notice,
});

const isSameChange = (a: ChangeValues, b: ChangeValues): boolean =>
  JSON.stringify(pickChangeValues(a)) === JSON.stringify(pickChangeValues(b));

/** @throws ApiProblem `invalid-body` for a change that changes nothing, or for impossible times */
function checkChange(
  { isCancelled, placeText, times }: ChangeBody,
  { firstDay, start }: Pick<CalendarEntry, 'firstDay' | 'start'>,
  now: number,
): void {
  if (!isCancelled && placeText === null && times === null)
    throw new ApiProblem('invalid-body', { fields: ['isCancelled'] });
  if (times === null) return;
  const newStart = Date.parse(times.start);
  const newEnd = Date.parse(times.end);
  const isTooFar = Math.abs(newStart - Date.parse(start)) > maxMoveMs;
  const isTooLong = newEnd < newStart || newEnd - newStart > longestEntryMs;
  if (firstDay !== '' || newStart <= now || isTooFar || isTooLong)
    throw new ApiProblem('invalid-body', { fields: ['times'] });
}

/**
 * Gets an entry and the change of it, in a transaction.
 *
 * @throws ApiProblem `not-found`
 */
async function getChangedEntry(db: Firestore, transaction: Transaction, id: string) {
  if (!v.is(documentId, id)) throw new ApiProblem('not-found');
  const entry = (await getCalendarEntries(db, [id], transaction)).get(id);
  if (!entry) throw new ApiProblem('not-found');
  return { entry, change: await findEntryChange(db, id, transaction) };
}

const record = (
  db: Firestore,
  transaction: Transaction,
  action: ActivityAction,
  { entry, staff }: { entry: CalendarEntry; staff: Staff },
) => {
  const { _id: id, title } = entry;
  const subject = { kind: 'calendar', id, title, title_fr: title } as const;
  recordActivity(db, transaction, { action, subject, by: staff });
};

/**
 * Changes an entry of the calendar on the site at once, and publishes the urgent notice with it. The
 * same change again changes nothing. With `mail`, it writes to the families that asked for it.
 *
 * @throws ApiProblem `not-found`; `invalid-body` for impossible times; `conflict` if the entry or the
 *   notice has changed since staff saw it, or if the entry is over
 */
export const changeEntryByStaff = (
  db: Firestore,
  { id, input, staff, now }: { id: string; input: ChangeBody; staff: Staff; now: number },
): Promise<OutputOf<'changeEntry'>> =>
  runRequestTransaction(db, async (transaction) => {
    const { entry, change } = await getChangedEntry(db, transaction, id);
    const notice = await getNotice(db, transaction);
    if (change && isSameChange(change, input))
      return { entry, at: change.at, notice: change.notice && notice.row, mailCount: 0 };
    const hasChanged = Date.parse(input.updatedAt) !== Date.parse(entry.updatedAt);
    if (hasChanged || hasEnded(entry, now)) throw new ApiProblem('conflict');
    const calendar = change?.calendar ?? toContent(entry);
    checkChange(input, calendar, now);
    const at = new Date(now).toISOString();
    const families = input.mail ? await listFamiliesOfEntry(db, transaction, entry) : [];
    if (input.notice) checkNotice(input.notice, at);
    const savedNotice =
      input.notice && writeNotice(db, transaction, { notice, update: input.notice, staff });
    const changedEntry = changeEntry(entry, applyChange(calendar, input), now, input) ?? entry;
    const { change: lastChange, changedAt, previousStart, reason, reason_fr } = entry;
    setCalendarEntry(db, transaction, changedEntry);
    setEntryChange(db, transaction, {
      _id: id,
      ...pickChangeValues(input),
      at,
      by: { uid: staff.uid, email: staff.email },
      marks: { change: lastChange, changedAt, previousStart, reason, reason_fr },
      notice: savedNotice && {
        savedAt: savedNotice.updatedAt,
        before: toNoticeFields(notice.row),
      },
      calendar,
      previous: change ? toPrevious(change) : null,
    });
    if (input.mail) queuePracticeMails(db, transaction, families, { id, at, mail: input.mail });
    record(db, transaction, 'change-entry', { entry: changedEntry, staff });
    return { entry: changedEntry, at, notice: savedNotice, mailCount: families.length };
  });

/** Restores the urgent notice from before a change, unless somebody has changed it since. */
function restoreNotice(
  db: Firestore,
  transaction: Transaction,
  { change, notice, staff }: { change: EntryChange; notice: StoredNotice; staff: Staff },
): Notice | undefined {
  const isUnchanged =
    change.notice && Date.parse(change.notice.savedAt) === Date.parse(notice.row.updatedAt);
  if (!change.notice || !isUnchanged) return undefined;
  const update = { ...change.notice.before, updatedAt: notice.row.updatedAt };
  return writeNotice(db, transaction, { notice, update, staff });
}

/**
 * Undoes a change: the entry is again as before it, and so is the urgent notice, unless somebody has
 * changed that since. Families whose mail may have left get a second one. The same undo again
 * changes nothing.
 *
 * @throws ApiProblem `not-found`, or `conflict` if there is another change now
 */
export const undoChangeByStaff = (
  db: Firestore,
  { id, at, staff, now }: { id: string; at: string; staff: Staff; now: number },
): Promise<OutputOf<'undoEntryChange'>> =>
  runRequestTransaction(db, async (transaction) => {
    const { entry, change } = await getChangedEntry(db, transaction, id);
    const notice = await getNotice(db, transaction);
    const isUndone = !change || Date.parse(change.at) < Date.parse(at);
    if (isUndone) return { entry, isNoticeKept: false, mailCount: 0 };
    if (Date.parse(change.at) !== Date.parse(at)) throw new ApiProblem('conflict');
    const about = { entry: id, changedAt: change.at };
    const sentMails = await listSentPracticeMails(db, transaction, about);
    const { calendar, previous, marks } = change;
    const content = previous ? applyChange(calendar, previous) : calendar;
    const undoneEntry = changeEntry(entry, content, now, previous ?? undefined) ?? entry;
    const isUnseen = now - Date.parse(change.at) < unseenMs;
    const restoredEntry = isUnseen ? { ...undoneEntry, ...marks } : undoneEntry;
    const restoredNotice = restoreNotice(db, transaction, { change, notice, staff });
    setCalendarEntry(db, transaction, restoredEntry);
    if (previous) {
      const previousNotice = previous.notice && {
        ...previous.notice,
        savedAt: restoredNotice?.updatedAt ?? previous.notice.savedAt,
      };
      const restoredChange = { ...previous, notice: previousNotice };
      setEntryChange(db, transaction, { _id: id, ...restoredChange, calendar, previous: null });
    } else deleteEntryChange(db, transaction, id);
    queueCorrections(db, transaction, sentMails);
    record(db, transaction, 'undo-entry-change', { entry: restoredEntry, staff });
    return {
      entry: restoredEntry,
      isNoticeKept: change.notice !== null && !restoredNotice,
      mailCount: sentMails.length,
    };
  });
