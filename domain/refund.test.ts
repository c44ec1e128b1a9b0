import { administrationFee, noRefundFrom } from '@club/about/promises';
import { describe, expect, it } from 'vitest';
import { refundAfterStart, refundBeforeStart, refundCancelledTrainings } from './refund.ts';

/** With a hundred trainings, the number of completed trainings equals the percentage. */
const session = { price: 3000, trainings: 100 };

describe('a refund', () => {
  it('before the start is the price less the fee, and never below nothing', () => {
    expect(refundBeforeStart(session)).toBe(3000 - administrationFee);
    expect(refundBeforeStart({ price: administrationFee - 1, trainings: 1 })).toBe(0);
  });

  it.each([1, noRefundFrom - 1])('after %i% is what remains less the fee', (completedTrainings) => {
    expect(refundAfterStart(session, completedTrainings)).toBe(
      (100 - completedTrainings) * 30 - administrationFee,
    );
  });

  it.each([noRefundFrom, noRefundFrom + 1, 100])('is nothing after %i%', (completedTrainings) => {
    expect(refundAfterStart(session, completedTrainings)).toBe(0);
  });

  it('is nothing where the fee is more than what remains', () => {
    expect(refundAfterStart({ price: administrationFee, trainings: 100 }, 1)).toBe(0);
  });

  it('of trainings the club cancels is their price, without a fee', () => {
    expect(refundCancelledTrainings(session, 2)).toBe(60);
  });
});
