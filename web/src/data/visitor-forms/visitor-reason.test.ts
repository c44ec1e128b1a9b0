import { describe, expect, it } from 'vitest';
import { toVisitorReason } from './visitor-reason.ts';

describe('the reason that a visitor sees', () => {
  it.each([
    ['invalid-body', 'check'],
    ['too-many-requests', 'wait'],
    ['unavailable', 'server'],
    ['writes-stopped', 'server'],
    ['toString', 'server'],
    [undefined, 'server'],
  ])('for the code %s is %s', (code, reason) => {
    expect(toVisitorReason(code)).toBe(reason);
  });
});
