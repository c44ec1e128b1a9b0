import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { findInvalidLink } from './find-invalid-link.ts';

describe('a link with an address that is not valid', () => {
  it.each([
    ['See [text](Registration).', '[text](Registration)'],
    ['- one\n- [here](https://)', '[here](https://)'],
    ['## [here](http://example.org)', '[here](http://example.org)'],
    ['**[our page](our page)**', '[our page](our page)'],
    ['[empty]()', '[empty]()'],
  ])('is returned as it was typed: %s', (text, link) => {
    expect(findInvalidLink(text)).toBe(link);
  });

  it.each([
    'See [our page](https://example.org/a), or write to [us](mailto:us@example.org).',
    'https://example.org (new) [photo] (see below)',
    '![picture](somewhere)',
    '',
  ])('is not found where all links are valid: %s', (text) => {
    expect(findInvalidLink(text)).toBeUndefined();
  });

  // A pattern that backtracks would exceed the test's timeout.
  it.each(['[', '[a](', '[a](b', '[a] ('])(
    'is not found in the longest text of repeated %j',
    (part) => {
      const text = part.repeat(limits.issueText / part.length);
      expect(findInvalidLink(text)).toBeUndefined();
    },
  );
});
