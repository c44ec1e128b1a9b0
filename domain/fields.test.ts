import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentId, httpsLink, text } from './fields.ts';

describe('a link', () => {
  it.each(['https://example.org/tournoi?x=1', ''])('accepts %j', (value) => {
    expect(v.is(httpsLink, value)).toBe(true);
  });

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org',
    'example.org',
    'https://name:password@example.org',
    `https://example.org/${'x'.repeat(500)}`,
  ])('refuses %j', (value) => {
    expect(v.is(httpsLink, value)).toBe(false);
  });
});

describe('a document id', () => {
  it.each(['U17', 'DEV1', 'banner-1', 'note_1'])('accepts %j', (value) => {
    expect(v.is(documentId, value)).toBe(true);
  });

  it.each(['', '..', 'a/b', 'é', 'x'.repeat(65), '__proto__\u0000'])('refuses %j', (value) => {
    expect(v.is(documentId, value)).toBe(false);
  });
});

it('trims a text before it counts its characters', () => {
  expect(v.parse(text(3), '  abc ')).toBe('abc');
  expect(v.is(text(3), 'abcd')).toBe(false);
});
