import { expect, it } from 'vitest';
import { findAsset } from './visitor.ts';

it('finds the address of a script in a page as the build writes it', () => {
  const page = '<link href="/favicon.svg"><script src="/assets/index-B1.js"></script>';
  expect(findAsset(page)).toBe('/assets/index-B1.js');
  expect(findAsset('<p>/assets/</p>')).toBeUndefined();
});
