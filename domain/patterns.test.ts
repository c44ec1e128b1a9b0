import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { text } from './fields.ts';
import { httpsLink, storedText, toRe2, toRegExp } from './patterns.ts';

/** Every character of the first plane but the surrogates, which come in pairs. */
const characters = Array.from({ length: 0x1_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const named = (texts: readonly string[]) => texts.map((one) => JSON.stringify(one));

describe('a stored text', () => {
  const pattern = toRegExp(storedText);
  const schema = text(100);

  it.each([
    ['alone', (character: string) => character],
    ['at the start', (character: string) => `${character}x`],
    ['within', (character: string) => `x${character}x`],
    ['at the end', (character: string) => `x${character}`],
  ])('is what the schema gives back as it came, with any character %s', (_, make) => {
    const differing = characters.map(make).filter((one) => {
      const parsed = v.safeParse(schema, one);
      return pattern.test(one) !== (parsed.success && parsed.output === one);
    });
    expect(named(differing)).toEqual([]);
  });
});

describe('an https link', () => {
  const pattern = toRegExp(httpsLink);
  const broken = (link: string) => {
    if (!URL.canParse(link)) return true;
    const { protocol, username, password } = new URL(link);
    return protocol !== 'https:' || `${username}${password}` !== '';
  };

  it.each([
    ['as its host', (character: string) => `https://${character}`],
    ['in its host', (character: string) => `https://a${character}b.example`],
    ['in its last label', (character: string) => `https://a.${character}b`],
    ['behind its host', (character: string) => `https://a.example${character}80`],
    ['in its path', (character: string) => `https://a.example/${character}`],
  ])('can be parsed with any character that it takes %s', (_, make) => {
    const taken = characters.map(make).filter((link) => pattern.test(link));
    expect(taken.length).toBeGreaterThan(0);
    expect(named(taken.filter(broken))).toEqual([]);
  });

  it('takes every port that it takes as one', () => {
    const ports = Array.from({ length: 100_000 }, (_, port) => `https://a.example:${port}`);
    const taken = ports.filter((link) => pattern.test(link));
    expect(taken.filter(broken)).toEqual([]);
    expect(taken).toHaveLength(60_000);
  });
});

it('is written for RE2 with its own sign for a code point', () => {
  expect(toRe2(String.raw`[\u{20}\u{a0}]`)).toBe(String.raw`[\x{20}\x{a0}]`);
});
