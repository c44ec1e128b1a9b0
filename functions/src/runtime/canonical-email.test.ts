import { describe, expect, it } from 'vitest';
import { canonicalizeEmail, listStoredSpellings } from './canonical-email.ts';

const asciiAddress = 'info@xn--cole-9oa.example.org';

describe('an e-mail address', () => {
  it.each([
    ['Unicode', 'info@école.example.org'],
    ['ASCII', asciiAddress],
    ['capitals', 'INFO@ÉCOLE.Example.ORG'],
    ['ASCII in capitals', 'Info@XN--COLE-9OA.example.org'],
    ['a combining accent', 'info@e\u0301cole.example.org'],
    ['a capital with a combining accent', 'info@E\u0301cole.example.org'],
    ['full-width letters', 'info@école.ｅｘａｍｐｌｅ.org'],
  ])('has one canonical form, also if its domain is in %s', (_, spelling) => {
    expect(canonicalizeEmail(spelling)).toBe(asciiAddress);
    expect(listStoredSpellings(spelling)).toEqual([asciiAddress, 'info@école.example.org']);
  });

  it.each(['e\u0301lodie@example.org', 'Élodie@example.org', 'E\u0301LODIE@EXAMPLE.ORG'])(
    'keeps the part before its @, in NFC and lower case: %j',
    (spelling) => {
      expect(canonicalizeEmail(spelling)).toBe('élodie@example.org');
      expect(listStoredSpellings(spelling)).toEqual(['élodie@example.org']);
    },
  );

  it('keeps a domain that cannot be converted', () => {
    expect(canonicalizeEmail('a@xn--a\u2488.example')).toBe('a@xn--a\u2488.example');
  });
});
