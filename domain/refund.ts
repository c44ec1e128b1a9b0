import { administrationFee, noRefundFrom } from '@club/about/promises';

/** A paid session: its price in dollars and its number of practices. */
export interface PaidSession {
  readonly price: number;
  readonly practices: number;
}

const getPracticePrice = ({ price, practices }: PaidSession): number => price / practices;

/** The refund in dollars for a cancellation before the session starts. */
export const getRefundBeforeStart = ({ price }: PaidSession): number =>
  Math.max(0, price - administrationFee);

/**
 * The refund in dollars for a cancellation after the session started. It is the price of the
 * remaining practices minus the fee. It is nothing once `noRefundFrom` percent of the practices are
 * completed.
 */
export function getRefundAfterStart(session: PaidSession, completedPractices: number): number {
  if (completedPractices * 100 >= session.practices * noRefundFrom) return 0;
  const remainingPractices = session.practices - completedPractices;
  return Math.max(0, remainingPractices * getPracticePrice(session) - administrationFee);
}

/**
 * The refund in dollars for practices that the club cancels, if the gym refunds the club in full.
 * It is their full price. No fee is deducted.
 */
export const getRefundForCancelledPractices = (
  session: PaidSession,
  cancelledPractices: number,
): number => cancelledPractices * getPracticePrice(session);
