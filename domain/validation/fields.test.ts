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
    ...['', ' ', 'parent', '@', 'parent@', '@example.org', 'parent@example', 'parent@.org'],
    ...['parent@example..org', 'parent@-example.org', 'parent@example-.org', 'parent@example.org.'],
    ...['a@b@example.org', '.parent@example.org', 'parent.@example.org', 'par..ent@example.org'],
    ...['\r\nBcc: all@example.org', '%0d%0aBcc: all@example.org', '\n'].map(
      (end) => `parent@example.org${end}`,
    ),
    ...[
      'a@example.org,b@example.org',
      'a@example.org;b@example.org',
      'a@example.org b@example.org',
    ],
    ...['Parent <parent@example.org>', '"parent"@example.org', 'mailto:parent@example.org'],
    ...[`${'a'.repeat(65)}@example.org`, `a@${'b.'.repeat(130)}org`],
    // Control characters, invisible characters and reserved marks.
    ...Array.from(
      '\r\n\0\t\u0007\u007f\u0085\u2028\u2029\u200b\u200d\u202e\u2066\ufeff\u00ad\u061c\ufe0f\u3164\ud800,;:<>"()[]\\ @',
    ).flatMap((mark) => [`par${mark}ent@example.org`, `parent@exam${mark}ple.org`]),
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
