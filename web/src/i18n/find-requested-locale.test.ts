import { expect, it } from 'vitest';
import { findRequestedLocale } from './find-requested-locale.ts';

it.each([
  ['/', '', undefined],
  ['/?lng=en', '', 'en'],
  ['/?lng=EN', 'lng=fr', 'en'],
  ['/?a=b&lng=en-CA', '', 'en'],
  ['/?lng=fr', 'lng=en', 'fr'],
  ['/?lng=zz', 'lng=en', 'en'],
  ['/?lng=zz', '', undefined],
  ['/', 'a=b; lng=en', 'en'],
  ['/', 'xlng=en', undefined],
  ['/en', 'lng=fr', 'en'],
  ['/en/club', '', 'en'],
  ['/en/club?lng=fr', '', 'fr'],
  ['/end', '', undefined],
] as const)(
  'for the address %j and the cookie %j, the requested locale is %j',
  (address, cookie, locale) => {
    expect(findRequestedLocale(new URL(address, 'https://example.org'), cookie)).toBe(locale);
  },
);
