import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeToken, readToken } from './tokens.ts';

beforeEach(() => {
  vi.stubEnv('HASH_KEY', 'a-key-for-this-test-alone-0123456789');
});
const hour = 60 * 60 * 1000;

describe('a token', () => {
  it('opens its own door for 48 hours, and the door out for ever', () => {
    const now = Date.now();
    const confirm = makeToken('confirm', 'abc', now);
    expect(readToken('confirm', confirm, now + 47 * hour)).toBe('abc');
    expect(() => readToken('confirm', confirm, now + 49 * hour)).toThrow('invalid-token');
    const leave = makeToken('unsubscribe', 'abc', now);
    expect(readToken('unsubscribe', leave, now + 10 * 365 * 24 * hour)).toBe('abc');
  });

  it('opens no other door', () => {
    expect(() => readToken('unsubscribe', makeToken('confirm', 'abc'))).toThrow('invalid-token');
    expect(() => readToken('confirm', makeToken('unsubscribe', 'abc'))).toThrow('invalid-token');
  });

  it('made with another key opens nothing', () => {
    const token = makeToken('confirm', 'abc');
    vi.stubEnv('HASH_KEY', 'another-key-for-this-test-0123456789');
    expect(() => readToken('confirm', token)).toThrow('invalid-token');
  });

  it('is refused once any character of it is changed', () => {
    const token = makeToken('confirm', 'abc');
    for (let index = 0; index < token.length; index += 1) {
      const other = token[index] === 'A' ? 'B' : 'A';
      const changed = token.slice(0, index) + other + token.slice(index + 1);
      expect(() => readToken('confirm', changed), changed).toThrow('invalid-token');
    }
  });
});
