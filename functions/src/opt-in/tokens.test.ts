import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeToken, readToken } from './tokens.ts';

beforeEach(() => {
  vi.stubEnv('HASH_KEY', 'a-key-for-this-test-alone-0123456789');
});
const hourMs = 60 * 60 * 1000;

describe('a token', () => {
  it('to confirm is valid for 48 hours, and a token to unsubscribe for ever', () => {
    const now = Date.now();
    const confirmToken = makeToken('confirm', 'abc', now);
    expect(readToken('confirm', confirmToken, now + 48 * hourMs)).toBe('abc');
    expect(() => readToken('confirm', confirmToken, now + 48 * hourMs + 1)).toThrow(
      'invalid-token',
    );
    const unsubscribeToken = makeToken('unsubscribe', 'abc', now);
    expect(readToken('unsubscribe', unsubscribeToken, now + 10 * 365 * 24 * hourMs)).toBe('abc');
  });

  it('is not valid for another purpose', () => {
    expect(() => readToken('unsubscribe', makeToken('confirm', 'abc'))).toThrow('invalid-token');
    expect(() => readToken('confirm', makeToken('unsubscribe', 'abc'))).toThrow('invalid-token');
  });

  it('is valid in capitals', () => {
    const token = makeToken('confirm', 'abc').toUpperCase();
    expect(readToken('confirm', token)).toBe('abc');
  });

  it('that was made with another key is invalid', () => {
    const token = makeToken('confirm', 'abc');
    vi.stubEnv('HASH_KEY', 'another-key-for-this-test-0123456789');
    expect(() => readToken('confirm', token)).toThrow('invalid-token');
  });

  it('is invalid after a change of any character', () => {
    const token = makeToken('confirm', 'abc');
    for (let index = 0; index < token.length; index += 1) {
      const otherCharacter = token[index] === 'a' ? 'b' : 'a';
      const changedToken = token.slice(0, index) + otherCharacter + token.slice(index + 1);
      expect(() => readToken('confirm', changedToken), changedToken).toThrow('invalid-token');
    }
  });
});
