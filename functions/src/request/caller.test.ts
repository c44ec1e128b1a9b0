import type { Request } from 'express';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCaller } from './caller.ts';

beforeEach(() => {
  vi.stubEnv('HASH_KEY', 'a-key-for-this-test-alone-0123456789');
});

const frontEnd = '66.249.93.1';
const otherFrontEnd = '2607:f8b0:4004::1';

/** Makes a request with this X-Forwarded-For. */
const makeRequest = (forwardedHeader?: string, remoteAddress: string | undefined = '127.0.0.1') =>
  ({ get: () => forwardedHeader, socket: { remoteAddress } }) as unknown as Request;
const getCallerId = (forwardedHeader?: string) => getCaller(makeRequest(forwardedHeader)).id;

describe('a caller who bypasses Hosting', () => {
  it('is identified by the last address of X-Forwarded-For, whatever precedes it', () => {
    const forgedPrefixes = ['1.1.1.1', `1.1.1.1, ${frontEnd}`, frontEnd, 'x, ,;', '::1, 2002::'];
    for (const prefix of forgedPrefixes)
      expect(getCallerId(`${prefix}, 203.0.113.9`)).toBe(getCallerId('203.0.113.9'));
    expect(getCallerId('203.0.113.9')).not.toBe(getCallerId('203.0.113.10'));
  });

  it('is identified by the address of the connection if the header is missing or malformed', () => {
    const directCaller = getCaller(makeRequest(undefined, '203.0.113.9'));
    expect(directCaller.id).toBe(getCallerId('203.0.113.9'));
    expect(getCaller(makeRequest('203.0.113.1, nonsense', '203.0.113.9'))).toEqual(directCaller);
  });
});

it.each([
  ['Googlebot', '66.249.66.1'],
  ['Googlebot over IPv6', '2001:4860:4801:10::1'],
  ['a crawler of ads', '108.177.2.5'],
  ['Googlebot in a newer network', '192.178.6.33'],
  ['the app of a cloud customer', '107.178.194.1'],
])('%s cannot choose the address by which it is limited', (_, address) => {
  const direct = getCaller(makeRequest(address));
  expect(getCaller(makeRequest(`1.2.3.4, ${address}`))).toEqual(direct);
  expect(getCaller(makeRequest(`203.0.113.9, 1.2.3.4, ${address}`))).toEqual(direct);
});

describe('a caller through Hosting', () => {
  it('is identified by the address before that of Google’s front end, whatever precedes it', () => {
    const directCallerId = getCallerId('203.0.113.9');
    for (const frontEndAddress of [frontEnd, otherFrontEnd]) {
      expect(getCallerId(`203.0.113.9, ${frontEndAddress}`)).toBe(directCallerId);
      expect(getCallerId(`198.51.100.1, 203.0.113.9,${frontEndAddress}`)).toBe(directCallerId);
      expect(getCallerId(`203.0.113.10, ${frontEndAddress}`)).not.toBe(directCallerId);
    }
  });

  it('shares the front end with its other callers, so a forged address still has its limit', () => {
    const [firstCaller, secondCaller] = ['203.0.113.9', '198.51.100.10'].map((address) =>
      getCaller(makeRequest(`${address}, ${frontEnd}`)),
    );
    expect(firstCaller?.frontEnd).toBeDefined();
    expect(firstCaller?.frontEnd).toBe(secondCaller?.frontEnd);
    expect(firstCaller?.subnet).not.toBe(secondCaller?.subnet);
  });
});

describe('a household', () => {
  it.each([
    ['the last 64 bits', '2001:db8::1', '2001:db8:0:0:ffff::2'],
    ['capitals', '2001:DB8::1', '2001:db8::1'],
    ['leading zeros', '2001:0db8:0000::1', '2001:db8::1'],
    ['a last group written as IPv4', '2001:db8::192.0.2.1', '2001:db8::c000:201'],
    ['an interface name', 'fe80::1%eth0', 'fe80::1'],
    ['mapping IPv4 into IPv6', '::ffff:192.0.2.1', '192.0.2.1'],
    ['mapping IPv4 into IPv6, in hexadecimal', '::ffff:c000:201', '192.0.2.1'],
    ['NAT64', '64:ff9b::192.0.2.1', '192.0.2.1'],
    ['6to4', '2002:c000:201:7::9', '192.0.2.1'],
  ])('is one caller although its addresses differ by %s', (_, firstAddress, secondAddress) => {
    expect(getCallerId(firstAddress)).toBe(getCallerId(secondAddress));
  });

  it('is not the same caller as another household', () => {
    expect(getCallerId('2001:db8:0:1::1')).not.toBe(getCallerId('2001:db8::1'));
    expect(getCallerId('::ffff:192.0.2.1')).not.toBe(getCallerId('::ffff:192.0.2.99'));
  });

  it.each([
    ['a /48 of IPv6', '2001:db8::1', '2001:db8:0:1::1', '2001:db8:1::1'],
    ['a /24 of IPv4', '203.0.113.9', '203.0.113.250', '203.0.114.9'],
    ['a /24 of IPv4, mapped into IPv6', '203.0.113.9', '::ffff:203.0.113.8', '::ffff:203.0.112.8'],
  ])('shares its site with the other addresses of %s, also through Hosting', (_, ...addresses) => {
    for (const suffix of ['', `, ${frontEnd}`]) {
      const [site, neighbourSite, otherSite] = addresses.map(
        (address) => getCaller(makeRequest(`${address}${suffix}`)).subnet,
      );
      expect(neighbourSite).toBe(site);
      expect(otherSite).not.toBe(site);
    }
    expect(getCaller(makeRequest(addresses[0])).frontEnd).toBeUndefined();
  });
});

it('identifies a caller by hashes, not by a readable address', () => {
  const caller = getCaller(makeRequest(`203.0.113.9, ${frontEnd}`));
  for (const hash of Object.values(caller)) expect(hash).toMatch(/^[0-9a-f]{40}$/u);
});
