import { describe, expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import type { HeaderRule } from '../render/firebase-json.ts';
import { getHeaders, requireHeadersForSignIn } from './check-headers.ts';

const { headers } = firebase.hosting;
const authDomain = 'demo-trois-rives.firebaseapp.com';
const makeRule = (source: string, key: string, value: string): HeaderRule => ({
  source,
  headers: [{ key, value }],
});

describe('getHeaders', () => {
  it('uses the later of two headers with the same name', () => {
    const rules = [
      makeRule('**', 'Cache-Control', 'one'),
      makeRule('/assets/**', 'cache-control', 'two'),
    ];
    expect(getHeaders(rules, '/assets/a/b.js').get('cache-control')).toBe('two');
    expect(getHeaders(rules, '/').get('cache-control')).toBe('one');
  });

  it('ignores a rule that excludes the path', () => {
    const rules = [makeRule('!/@(assets|api)/**', 'Cache-Control', 'no-cache')];
    expect(getHeaders(rules, '/api/notes').size).toBe(0);
    expect(getHeaders(rules, '/program').size).toBe(1);
  });
});

describe('requireHeadersForSignIn', () => {
  it('accepts the committed headers', () => {
    expect(() => requireHeadersForSignIn(headers, authDomain)).not.toThrow();
  });

  it('names the host that frame-src lacks', () => {
    expect(() => requireHeadersForSignIn(headers, 'club.firebaseapp.com')).toThrow(
      'frame-src lacks https://club.firebaseapp.com',
    );
  });

  it.each(['X-Frame-Options', 'Content-Security-Policy', 'Cross-Origin-Opener-Policy'])(
    'refuses %s on the helper pages of the sign-in',
    (key) => {
      const rules = [...headers, makeRule('/__/**', key, 'DENY')];
      expect(() => requireHeadersForSignIn(rules, authDomain)).toThrow(
        `The header ${key.toLowerCase()} would reach the sign-in's helper pages`,
      );
    },
  );
});
