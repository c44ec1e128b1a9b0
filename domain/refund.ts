import { administrationFee, noRefundFrom } from '@club/about/promises';

/** A session one has paid for: its price in dollars, and how many trainings it has. */
export interface PaidSession {
  readonly price: number;
  readonly trainings: number;
}

const priceOfOne = ({ price, trainings }: PaidSession): number => price / trainings;

/** In dollars, when one cancels before the session starts and prefers money to a full credit. */
export const refundBeforeStart = ({ price }: PaidSession): number =>
  Math.max(0, price - administrationFee);

/**
 * In dollars, when one cancels once the session has started: the trainings that remain less the
 * fee while little enough of it is complete (`noRefundFrom`), nothing after that.
 */
export function refundAfterStart(session: PaidSession, completed: number): number {
  if (completed * 100 >= session.trainings * noRefundFrom) return 0;
  const remaining = session.trainings - completed;
  return Math.max(0, remaining * priceOfOne(session) - administrationFee);
}

/** In dollars, at most, when the club cancels trainings and can recover what they cost. */
export const refundOfCancelled = (session: PaidSession, cancelled: number): number =>
  cancelled * priceOfOne(session);
