import type { Request } from 'express';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callerOf } from './caller.ts';

beforeEach(() => {
  vi.stubEnv('HASH_KEY', 'a-key-for-this-test-alone-0123456789');
});

const frontEnd = '66.249.93.1';
const otherFrontEnd = '2607:f8b0:4004::1';

/** A request with this X-Forwarded-For. */
const request = (forwarded?: string, remoteAddress: string | undefined = '127.0.0.1') =>
  ({ get: () => forwarded, socket: { remoteAddress } }) as unknown as Request;
const caller = (forwarded?: string) => callerOf(request(forwarded)).id;

describe('a caller at the function’s own address', () => {
  it('is the last entry, whatever they write before it', () => {
    const forged = ['1.1.1.1', `1.1.1.1, ${frontEnd}`, frontEnd, 'x, ,;', '::1, 2002::'];
    for (const prefix of forged)
      expect(caller(`${prefix}, 203.0.113.9`)).toBe(caller('203.0.113.9'));
    expect(caller('203.0.113.9')).not.toBe(caller('203.0.113.10'));
  });

  it('is the connection where there is no header, or an unreadable one', () => {
    const direct = callerOf(request(undefined, '203.0.113.9'));
    expect(direct.id).toBe(caller('203.0.113.9'));
    expect(callerOf(request('203.0.113.1, nonsense', '203.0.113.9'))).toEqual(direct);
  });
});

describe('a caller through Hosting', () => {
  it('is the entry before Google’s front end, whichever front end and prefix there are', () => {
    const direct = caller('203.0.113.9');
    for (const end of [frontEnd, otherFrontEnd]) {
      expect(caller(`203.0.113.9, ${end}`)).toBe(direct);
      expect(caller(`198.51.100.1, 203.0.113.9,${end}`)).toBe(direct);
      expect(caller(`203.0.113.10, ${end}`)).not.toBe(direct);
    }
  });

  it('shares the network of the front end, so that forged callers do not go on for ever', () => {
    const [one, other] = ['203.0.113.9', '203.0.113.10'].map((address) =>
      callerOf(request(`${address}, ${frontEnd}`)),
    );
    expect(one?.network).toBeDefined();
    expect(one?.network).toBe(other?.network);
  });
});

describe('a household', () => {
  it.each([
    ['two addresses of a /64', '2001:db8::1', '2001:db8:0:0:ffff::2'],
    ['capitals', '2001:DB8::1', '2001:db8::1'],
    ['leading zeros', '2001:0db8:0000::1', '2001:db8::1'],
    ['the last group as IPv4', '2001:db8::192.0.2.1', '2001:db8::c000:201'],
    ['an interface name', 'fe80::1%eth0', 'fe80::1'],
    ['IPv4 mapped into IPv6', '::ffff:192.0.2.1', '192.0.2.1'],
    ['the same in hexadecimal', '::ffff:c000:201', '192.0.2.1'],
    ['IPv4 behind NAT64', '64:ff9b::192.0.2.1', '192.0.2.1'],
    ['IPv4 behind 6to4', '2002:c000:201:7::9', '192.0.2.1'],
  ])('is one caller: %s', (_, one, other) => {
    expect(caller(one)).toBe(caller(other));
  });

  it('is not another one', () => {
    expect(caller('2001:db8:0:1::1')).not.toBe(caller('2001:db8::1'));
    expect(caller('::ffff:192.0.2.1')).not.toBe(caller('::ffff:192.0.2.99'));
  });

  it('shares a network with its /48, and with nobody over IPv4', () => {
    const network = (address: string) => callerOf(request(address)).network;
    expect(network('2001:db8:0:1::1')).toBe(network('2001:db8::1'));
    expect(network('2001:db8:1::1')).not.toBe(network('2001:db8::1'));
    expect(network('203.0.113.9')).toBeUndefined();
  });
});

it('keeps no address in readable form', () => {
  const { id, network } = callerOf(request(`203.0.113.9, ${frontEnd}`));
  for (const hash of [id, network]) expect(hash).toMatch(/^[0-9a-f]{40}$/u);
});
