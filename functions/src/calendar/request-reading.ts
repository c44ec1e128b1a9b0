import type { ActivityAction } from '@club/domain/activity';
import { ApiProblem } from '../runtime/problem.ts';
import { recordActivity } from '../store/activity.ts';
import {
  getCalendarState,
  getReadingRequest,
  requestReading,
  updateCalendarState,
} from '../store/calendar-state.ts';
import type { Firestore, Transaction } from '../store/database.ts';
import { runRequestTransaction } from '../store/request-transaction.ts';
import type { Staff } from '../store/staff-accounts.ts';
import { isReading } from './reading-state.ts';

const recordAction = (
  db: Firestore,
  transaction: Transaction,
  action: ActivityAction,
  staff: Staff,
) => recordActivity(db, transaction, { action, subject: { kind: 'calendar', id: '' }, by: staff });

/**
 * Requests a reading of the club's calendar. A trigger performs it, because it may take longer than
 * a request.
 *
 * @throws ApiProblem `conflict` while a reading runs or is about to begin
 */
export const requestCalendarReading = (db: Firestore, staff: Staff): Promise<void> =>
  runRequestTransaction(db, async (transaction) => {
    const now = Date.now();
    const state = await getCalendarState(db, transaction);
    const requestedAt = await getReadingRequest(db, transaction);
    if (isReading(state, requestedAt, now)) throw new ApiProblem('conflict');
    requestReading(db, transaction, now);
    recordAction(db, transaction, 'read-calendar', staff);
  });

/**
 * Accepts the sudden loss that staff have seen, and requests a reading.
 *
 * @throws ApiProblem `conflict` if that loss is no longer held back, or is already accepted
 */
export const acceptCalendarLoss = (db: Firestore, since: number, staff: Staff): Promise<void> =>
  runRequestTransaction(db, async (transaction) => {
    const { heldLoss } = await getCalendarState(db, transaction);
    if (heldLoss?.since !== since || heldLoss.isAccepted) throw new ApiProblem('conflict');
    updateCalendarState(db, transaction, { heldLoss: { ...heldLoss, isAccepted: true } });
    requestReading(db, transaction, Date.now());
    recordAction(db, transaction, 'accept-loss', staff);
  });
