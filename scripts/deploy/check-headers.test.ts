import { describe, expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import type { HeaderRule } from '../../environments/render/firebase-json.ts';
import { headersOf, requireSignIn } from './check-headers.ts';

const { headers } = firebase.hosting;
const authDomain = 'demo-trois-rives.firebaseapp.com';
const rule = (source: string, key: string, value: string): HeaderRule => ({
  source,
  headers: [{ key, value }],
});

describe('headersOf', () => {
  it('uses the later of two headers with the same name', () => {
    const rules = [rule('**', 'Cache-Control', 'one'), rule('/assets/**', 'cache-control', 'two')];
    expect(headersOf(rules, '/assets/a/b.js').get('cache-control')).toBe('two');
    expect(headersOf(rules, '/').get('cache-control')).toBe('one');
  });

  it('ignores a rule that excludes the path', () => {
    const rules = [rule('!/@(assets|api)/**', 'Cache-Control', 'no-cache')];
    expect(headersOf(rules, '/api/notes').size).toBe(0);
    expect(headersOf(rules, '/program').size).toBe(1);
  });
});

describe('requireSignIn', () => {
  it('accepts the committed headers', () => {
    expect(() => requireSignIn(headers, authDomain)).not.toThrow();
  });

  it('names the host that frame-src lacks', () => {
    expect(() => requireSignIn(headers, 'club.firebaseapp.com')).toThrow(
      'frame-src lacks https://club.firebaseapp.com',
    );
  });

  it.each(['X-Frame-Options', 'Content-Security-Policy', 'Cross-Origin-Opener-Policy'])(
    'refuses %s on the helper pages of the sign-in',
    (key) => {
      const rules = [...headers, rule('/__/**', key, 'DENY')];
      expect(() => requireSignIn(rules, authDomain)).toThrow(
        `The header ${key.toLowerCase()} would reach the sign-in's helper pages`,
      );
    },
  );
});
