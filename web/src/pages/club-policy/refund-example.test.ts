import { refundExample } from '@club/about/promises';
import { getRefundAfterStart } from '@club/domain/refund';
import { expect, it } from 'vitest';
import { practiceCounts, dollarAmounts, refunds } from './refund-example.ts';

const session = { price: refundExample.price, practices: refundExample.practices };

it('gives only whole dollar amounts for `refundExample` of club/promises.ts', () => {
  for (const [name, value] of Object.entries({ ...dollarAmounts, ...refunds })) {
    expect(Number.isInteger(value), name).toBe(true);
  }
});

it('gives no refund at the late withdrawal, but gives a refund one practice earlier', () => {
  expect(refunds.before).toBeGreaterThan(0);
  expect(refunds.during).toBeGreaterThan(0);
  expect(getRefundAfterStart(session, practiceCounts.late)).toBe(0);
  expect(getRefundAfterStart(session, practiceCounts.late - 1)).toBeGreaterThan(0);
});
