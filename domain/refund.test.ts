import { describe, expect, it } from 'vitest';
import { refundAfterStart, refundBeforeStart, refundOfCancelled } from './refund.ts';

const session = { price: 330, trainings: 11 };

describe('a refund', () => {
  it('before the start is the price less the fee of $50', () => {
    expect(refundBeforeStart(session)).toBe(280);
    expect(refundBeforeStart({ price: 40, trainings: 1 })).toBe(0);
  });

  it.each([
    [3, 8 * 30 - 50],
    [5, 6 * 30 - 50],
    [6, 0],
    [11, 0],
  ])('after %i of 11 trainings is %i dollars', (completed, dollars) => {
    expect(refundAfterStart(session, completed)).toBe(dollars);
  });

  it('is nothing from the very half on', () => {
    expect(refundAfterStart({ price: 300, trainings: 10 }, 5)).toBe(0);
  });

  it('of trainings the club cancels is their price, without a fee', () => {
    expect(refundOfCancelled(session, 2)).toBe(60);
  });
});
