import { administrationFee, noRefundFrom, refundExample } from '@club/about/promises';
import {
  getRefundAfterStart,
  getRefundBeforeStart,
  getRefundForCancelledPractices,
} from '@club/domain/refund';

const session = { price: refundExample.price, practices: refundExample.practices };
const cancelledPractices = 2;

/** How many practices are completed at a late withdrawal, which gets no refund. */
const practicesAtLateWithdrawal = Math.ceil((session.practices * noRefundFrom) / 100);
/** How many practices are completed at an early withdrawal, which gets a refund. */
const practicesAtEarlyWithdrawal = Math.floor(practicesAtLateWithdrawal / 2);

/** The amounts of the examples, in dollars. */
export const dollarAmounts = {
  price: session.price,
  practicePrice: session.price / session.practices,
  fee: administrationFee,
  remainingValue:
    ((session.practices - practicesAtEarlyWithdrawal) * session.price) / session.practices,
  teamPrice: refundExample.teamPrice,
} as const;

/** The numbers of practices in the examples. */
export const practiceCounts = {
  practices: session.practices,
  early: practicesAtEarlyWithdrawal,
  late: practicesAtLateWithdrawal,
  remaining: session.practices - practicesAtEarlyWithdrawal,
  cancelled: cancelledPractices,
} as const;

/**
 * The refund of each case, in dollars. `team`: a player leaves a team. `before` and `during`: a
 * family cancels before or after the session starts. `missed`: a player misses a practice. `club`:
 * the club cancels practices.
 */
export const refunds = {
  team: 0,
  before: getRefundBeforeStart(session),
  during: getRefundAfterStart(session, practicesAtEarlyWithdrawal),
  missed: 0,
  club: getRefundForCancelledPractices(session, cancelledPractices),
} as const;
export type RefundCaseId = keyof typeof refunds;

/** The five cases by kind of registration, in the order of the page. */
export const caseGroups = [
  { id: 'season', cases: ['team'] },
  { id: 'session', cases: ['before', 'during', 'missed'] },
  { id: 'everyone', cases: ['club'] },
] as const satisfies readonly { id: string; cases: readonly RefundCaseId[] }[];
