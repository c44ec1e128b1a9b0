import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { coordinatesText, emailAddress } from './fields.ts';

it.each([
  ['', true],
  ['45.49460, -73.84930', true],
  [' 45,-73 ', true],
  ['-90, 180', true],
  ['45.5', false],
  ['91, 0', false],
  ['45, 181', false],
  ['45,5, -73,8', false],
  ['45.5 N, 73.8 W', false],
])('coordinates %j are accepted: %s', (text, isAccepted) => {
  expect(v.is(coordinatesText, text)).toBe(isAccepted);
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
    '.parent@example.org',
    'parent.@example.org',
    'par..ent@example.org',
    'par ent@example.org',
    'parent@example.org\r\nBcc: all@example.org',
    'parent@example.org\n',
    'parent\u0000@example.org',
    'parent\u0007@example.org',
    'parent\u202egro@example.org',
    'parent\u200b@example.org',
    'parent\ufe0f@example.org',
    'parent@example\u3164.org',
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
