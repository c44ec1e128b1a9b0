import { administrationFee, noRefundFrom } from '@club/about/promises';

/** A paid session: its price in dollars and its number of trainings. */
export interface PaidSession {
  readonly price: number;
  readonly trainings: number;
}

const trainingPrice = ({ price, trainings }: PaidSession): number => price / trainings;

/** The refund in dollars for a cancellation before the session starts. */
export const refundBeforeStart = ({ price }: PaidSession): number =>
  Math.max(0, price - administrationFee);

/**
 * The refund in dollars for a cancellation after the session started. It is the remaining trainings
 * minus the fee. From `noRefundFrom` percent of completed trainings it is nothing.
 */
export function refundAfterStart(session: PaidSession, completedTrainings: number): number {
  if (completedTrainings * 100 >= session.trainings * noRefundFrom) return 0;
  const remainingTrainings = session.trainings - completedTrainings;
  return Math.max(0, remainingTrainings * trainingPrice(session) - administrationFee);
}

/** The largest refund in dollars for trainings that the club cancels. */
export const refundCancelledTrainings = (
  session: PaidSession,
  cancelledTrainings: number,
): number => cancelledTrainings * trainingPrice(session);
