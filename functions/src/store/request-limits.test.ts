import { describe, expect, it } from 'vitest';
import {
  networkFactors,
  newsletterConfirmationsPerAddress,
  placeConfirmationsPerAddress,
  type RequestLimits,
  requestLimits,
} from './request-limits.ts';

const sharedLimits = Object.entries<RequestLimits>(requestLimits).flatMap(([name, limits]) =>
  limits.all ? [{ name, callsInDay: limits.caller.at(-1), all: limits.all }] : [],
);

// Readers can unsubscribe however many requests others send.
it('every request but that to unsubscribe has a limit of all callers', () => {
  const names = Object.keys(requestLimits).filter((name) => name !== 'unsubscription');
  expect(sharedLimits.map(({ name }) => name)).toEqual(names);
});

describe.each(sharedLimits)('the limits of $name', ({ callsInDay, all }) => {
  it.each([
    ['three callers', 3],
    ['three networks, each a /24 of IPv4 or a /48 of IPv6', 3 * networkFactors.subnet],
    ['the callers that one front end of Hosting names', networkFactors.frontEnd],
  ])('let %s use up only a part of the limit of all', (_, callerCount) => {
    expect(callsInDay?.seconds).toBe(all.seconds);
    expect((callsInDay?.maxCalls ?? Infinity) * callerCount).toBeLessThan(all.maxCalls);
  });
});

it.each([
  ['the newsletter', newsletterConfirmationsPerAddress],
  ['the waiting list', placeConfirmationsPerAddress],
])('one subnet can use up only a part of the mails to an address, for %s', (_, limit) => {
  expect(limit.maxMailsOfSubnet).toBeLessThan(limit.perDay.maxCalls);
});
