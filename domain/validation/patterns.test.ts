import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { text } from './fields.ts';
import { httpsAddressPattern, storedText, toRe2, toRegExp } from './patterns.ts';

/** Every character of the basic plane, without the surrogates. */
const characters = Array.from({ length: 0x1_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const quoteTexts = (texts: readonly string[]) => texts.map((item) => JSON.stringify(item));

describe('the pattern of a stored text', () => {
  const pattern = toRegExp(storedText);
  const schema = text(100);

  it.each([
    ['alone', (character: string) => character],
    ['at the start', (character: string) => `${character}x`],
    ['within', (character: string) => `x${character}x`],
    ['at the end', (character: string) => `x${character}`],
  ])(
    'matches exactly the texts that the schema does not change, with any character %s',
    (_, makeText) => {
      const mismatches = characters.map(makeText).filter((value) => {
        const parseResult = v.safeParse(schema, value);
        return pattern.test(value) !== (parseResult.success && parseResult.output === value);
      });
      expect(quoteTexts(mismatches)).toEqual([]);
    },
  );
});

describe('the pattern of an https address', () => {
  const pattern = toRegExp(httpsAddressPattern);
  const isBrokenLink = (link: string) => {
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
  ])('accepts only links that can be parsed, with any character %s', (_, makeText) => {
    const acceptedLinks = characters.map(makeText).filter((link) => pattern.test(link));
    expect(acceptedLinks.length).toBeGreaterThan(0);
    expect(quoteTexts(acceptedLinks.filter(isBrokenLink))).toEqual([]);
  });

  it('accepts only valid ports, and none from 60000 on', () => {
    const links = Array.from({ length: 100_000 }, (_, port) => `https://a.example:${port}`);
    const acceptedLinks = links.filter((link) => pattern.test(link));
    expect(acceptedLinks.filter(isBrokenLink)).toEqual([]);
    expect(acceptedLinks).toHaveLength(60_000);
  });
});

it('converts code points to RE2’s syntax', () => {
  expect(toRe2(String.raw`[\u{20}\u{a0}]`)).toBe(String.raw`[\x{20}\x{a0}]`);
});
