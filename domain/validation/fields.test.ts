import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentId, emailAddress, httpsLink, text } from './fields.ts';

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

describe('an e-mail address', () => {
  it.each([
    ['parent@example.org', 'parent@example.org'],
    ['  Parent.Deux+U15@Example.ORG ', 'parent.deux+u15@example.org'],
    ["d'arcy@gym.example.org", "d'arcy@gym.example.org"],
    ['e\u0301lodie@example.org', '\u00e9lodie@example.org'],
    ['info@ecole-montréal.example.org', 'info@ecole-montréal.example.org'],
    [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
  ])('is normalized: %j to %j', (typedAddress, normalizedAddress) => {
    expect(v.parse(emailAddress, typedAddress)).toBe(normalizedAddress);
  });

  it.each([
    '',
    'parent',
    'parent@',
    '@example.org',
    'parent@example',
    'parent@.org',
    'parent@example..org',
    'parent@-example.org',
    'a@b@example.org',
    'par ent@example.org',
    'parent@example.org\r\nBcc: all@example.org',
    'parent@example.org\n',
    'parent\u0000@example.org',
    'parent\u0007@example.org',
    'parent\u202egro@example.org',
    'parent\u200b@example.org',
    'a@example.org,b@example.org',
    'a@example.org;b@example.org',
    'Parent <parent@example.org>',
    '"parent"@example.org',
    'mailto:parent@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(130)}org`,
  ])('refuses %j', (value) => {
    expect(v.is(emailAddress, value)).toBe(false);
  });

  // A pattern that backtracks would exceed the test's timeout.
  it.each(['a'.repeat(60_000), 'a.'.repeat(30_000), `a@${'a-'.repeat(30_000)}`])(
    'refuses a string that would hang a backtracking pattern',
    (value) => {
      expect(v.is(emailAddress, value)).toBe(false);
    },
  );
});

it('trims a text before it counts its characters', () => {
  expect(v.parse(text(3), '  abc ')).toBe('abc');
  expect(v.is(text(3), 'abcd')).toBe(false);
});
