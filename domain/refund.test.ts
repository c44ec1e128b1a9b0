import { administrationFee, noRefundFrom } from '@club/about/promises';
import { describe, expect, it } from 'vitest';
import {
  getRefundAfterStart,
  getRefundBeforeStart,
  getRefundForCancelledPractices,
} from './refund.ts';

/** With a hundred practices, the number of completed practices equals the percentage. */
const session = { price: 3000, practices: 100 };

describe('a refund', () => {
  it('before the start is the price less the fee, and never below nothing', () => {
    expect(getRefundBeforeStart(session)).toBe(3000 - administrationFee);
    expect(getRefundBeforeStart({ price: administrationFee - 1, practices: 1 })).toBe(0);
  });

  it.each([1, noRefundFrom - 1])(
    'after %i% of the practices is what remains less the fee',
    (completedPractices) => {
      expect(getRefundAfterStart(session, completedPractices)).toBe(
        (100 - completedPractices) * 30 - administrationFee,
      );
    },
  );

  it.each([noRefundFrom, noRefundFrom + 1, 100])(
    'is nothing after %i% of the practices',
    (completedPractices) => {
      expect(getRefundAfterStart(session, completedPractices)).toBe(0);
    },
  );

  it('is nothing where the fee is more than what remains', () => {
    expect(getRefundAfterStart({ price: administrationFee, practices: 100 }, 1)).toBe(0);
  });

  it('of practices the club cancels is their price, without a fee', () => {
    expect(getRefundForCancelledPractices(session, 2)).toBe(60);
  });
});
