import { administrationFee, noRefundFrom, refundExample } from '@club/about/promises';
import { refundAfterStart, refundBeforeStart, refundCancelledTrainings } from '@club/domain/refund';

const session = { price: refundExample.session, trainings: refundExample.practices };
const cancelledPractices = 2;

/** After how many practices nothing is refunded any more, and half of these, when something is. */
const lateWithdrawal = Math.ceil((session.trainings * noRefundFrom) / 100);
const earlyWithdrawal = Math.floor(lateWithdrawal / 2);

/** The figures of the worked examples, in dollars. */
export const dollars = {
  price: session.price,
  one: session.price / session.trainings,
  fee: administrationFee,
  value: ((session.trainings - earlyWithdrawal) * session.price) / session.trainings,
  teamPrice: refundExample.season,
} as const;

/** How many practices the examples speak of. */
export const counts = {
  trainings: session.trainings,
  early: earlyWithdrawal,
  late: lateWithdrawal,
  remaining: session.trainings - earlyWithdrawal,
  cancelled: cancelledPractices,
} as const;

/** What each case gives back, where that is more than nothing. */
export const refunds = {
  team: 0,
  before: refundBeforeStart(session),
  during: refundAfterStart(session, earlyWithdrawal),
  missed: 0,
  club: refundCancelledTrainings(session, cancelledPractices),
} as const;
export type CaseId = keyof typeof refunds;

/** The five cases by what one registered for; a season on a team first, where least comes back. */
export const caseGroups = [
  { id: 'season', cases: ['team'] },
  { id: 'session', cases: ['before', 'during', 'missed'] },
  { id: 'everyone', cases: ['club'] },
] as const satisfies readonly { id: string; cases: readonly CaseId[] }[];
