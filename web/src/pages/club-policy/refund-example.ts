import { administrationFee, noRefundFrom, refundExample } from '@club/about/promises';
import { refundAfterStart, refundBeforeStart, refundCancelledTrainings } from '@club/domain/refund';

const session = { price: refundExample.session, trainings: refundExample.practices };
const cancelledPractices = 2;

/** After this number of practices nothing is refunded. Half of it is the early withdrawal. */
const lateWithdrawal = Math.ceil((session.trainings * noRefundFrom) / 100);
const earlyWithdrawal = Math.floor(lateWithdrawal / 2);

/** The amounts of the examples, in dollars. */
export const dollars = {
  price: session.price,
  practicePrice: session.price / session.trainings,
  fee: administrationFee,
  remainingValue: ((session.trainings - earlyWithdrawal) * session.price) / session.trainings,
  teamPrice: refundExample.season,
} as const;

/** The numbers of practices in the examples. */
export const counts = {
  trainings: session.trainings,
  early: earlyWithdrawal,
  late: lateWithdrawal,
  remaining: session.trainings - earlyWithdrawal,
  cancelled: cancelledPractices,
} as const;

/** The refund of each case. */
export const refunds = {
  team: 0,
  before: refundBeforeStart(session),
  during: refundAfterStart(session, earlyWithdrawal),
  missed: 0,
  club: refundCancelledTrainings(session, cancelledPractices),
} as const;
export type RefundCaseId = keyof typeof refunds;

/** The five cases by kind of registration. The smallest refund comes first. */
export const caseGroups = [
  { id: 'season', cases: ['team'] },
  { id: 'session', cases: ['before', 'during', 'missed'] },
  { id: 'everyone', cases: ['club'] },
] as const satisfies readonly { id: string; cases: readonly RefundCaseId[] }[];
