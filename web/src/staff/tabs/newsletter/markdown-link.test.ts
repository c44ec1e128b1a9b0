import { describe, expect, it } from 'vitest';
import { completeLinks, insertLink, readLink, toLinkAddress } from './markdown-link.ts';

const origin = 'https://club.example.org';

/** Selects the part of a text between `‹` and `›`. */
const select = (markedText: string) => ({
  text: markedText.replace(/[‹›]/gu, ''),
  start: markedText.indexOf('‹'),
  end: markedText.indexOf('›') - 1,
});

describe('a link of an issue’s text', () => {
  it.each([
    ['See ‹our page ›now', { start: 4, end: 12, label: 'our page', address: '' }],
    ['See ‹https://example.org›', { start: 4, end: 23, label: '', address: 'https://example.org' }],
    ['See ‹›', { start: 4, end: 4, label: '', address: '' }],
    ['See [te‹›xt](Page).', { start: 4, end: 16, label: 'text', address: 'Page' }],
    ['See ‹[text](Page)›.', { start: 4, end: 16, label: 'text', address: 'Page' }],
    ['See [text](Page)‹›.', { start: 16, end: 16, label: '', address: '' }],
  ])('is read around the selection: %s', (text, link) => {
    expect(readLink(select(text))).toEqual(link);
  });

  it.each([
    ['https://example.org/a', 'https://example.org/a'],
    [' www.example.org/a ', 'https://www.example.org/a'],
    ['/registration?programId=U14', `${origin}/registration?programId=U14`],
    ['/program/u14', `${origin}/program/u14`],
    ['info@example.org', 'mailto:info@example.org'],
    ['Registration', undefined],
    ['/nowhere', undefined],
    ['//evil.example', undefined],
    ['https://', undefined],
    ['http://example.org', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('with the typed text %j, gets the address %j', (text, address) => {
    expect(toLinkAddress(text, origin)).toBe(address);
  });

  it('has an https address even where the site itself runs over http, on 127.0.0.1', () => {
    expect(toLinkAddress('/schedule', 'http://127.0.0.1:5000')).toBe(
      'https://localhost:5000/schedule',
    );
  });

  it('with the path of a page, written by hand, gets its address; any other stays', () => {
    expect(completeLinks('[a](/schedule) [b](/nowhere) [c](https://x.org/)', origin)).toBe(
      `[a](${origin}/schedule) [b](/nowhere) [c](https://x.org/)`,
    );
  });

  it('replaces the selection, and escapes brackets', () => {
    const link = { start: 4, end: 8, label: '', address: '' };
    const replacement = String.raw`[our \[new\] page](https://example.org/%28a%29)`;
    expect(insertLink(link, ' our [new] page ', 'https://example.org/(a)')).toEqual({
      start: 4,
      end: 8,
      replacement,
      selection: [replacement.length, replacement.length],
    });
  });
});
