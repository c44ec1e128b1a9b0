import { expect, it } from 'vitest';
import { findRequestedLocale } from './find-requested-locale.ts';

it.each([
  ['', '', undefined],
  ['?lng=en', '', 'en'],
  ['?lng=EN', 'lng=fr', 'en'],
  ['?a=b&lng=en-CA', '', 'en'],
  ['?lng=fr', 'lng=en', 'fr'],
  ['?lng=zz', 'lng=en', 'en'],
  ['?lng=zz', '', undefined],
  ['', 'a=b; lng=en', 'en'],
  ['', 'xlng=en', undefined],
] as const)(
  'for the query %j and the cookie %j, the requested locale is %j',
  (search, cookie, locale) => {
    expect(findRequestedLocale(search, cookie)).toBe(locale);
  },
);
