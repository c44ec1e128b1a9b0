import type { Request } from 'express';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callerOf } from './caller.ts';

beforeEach(() => {
  vi.stubEnv('HASH_KEY', 'a-key-for-this-test-alone-0123456789');
  vi.stubEnv('TRUSTED_PROXIES', '1');
});

/** A request that came through the platform with this chain of addresses. */
const request = (forwarded?: string) =>
  ({ get: () => forwarded, socket: { remoteAddress: '127.0.0.1' } }) as unknown as Request;
const caller = (forwarded?: string) => callerOf(request(forwarded));

describe('a caller', () => {
  it('is the address the platform added last, whatever stands before it', () => {
    expect(caller('1.1.1.1, 203.0.113.9')).toBe(caller('2.2.2.2, 3.3.3.3,203.0.113.9'));
    expect(caller('203.0.113.9')).not.toBe(caller('203.0.113.10'));
  });

  it('is one further left behind one proxy more', () => {
    vi.stubEnv('TRUSTED_PROXIES', '2');
    expect(caller('1.1.1.1, 203.0.113.9, 198.51.100.1')).toBe(caller('203.0.113.9, 198.51.100.2'));
  });

  it('is a whole network of IPv6, in either spelling', () => {
    expect(caller('2001:db8::1')).toBe(caller('2001:db8:0:0:ffff::2'));
    expect(caller('2001:db8:0:1::1')).not.toBe(caller('2001:db8::1'));
  });

  it('is never readable', () => {
    expect(caller('203.0.113.9')).toMatch(/^[0-9a-f]{40}$/u);
    expect(caller()).toMatch(/^[0-9a-f]{40}$/u);
  });
});
