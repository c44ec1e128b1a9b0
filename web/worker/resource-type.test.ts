import { describe, expect, it } from 'vitest';
import { findAssets, getResourceType } from './resource-type.ts';

const bucket = 'https://firebasestorage.googleapis.com/v0/b/trois-rives.appspot.com/o';
const site = 'https://club.example.org';
const build = {
  id: 'today',
  pages: ['/', '/en', '/schedule', '/en/schedule'],
  publishedPrefixes: [`${bucket}/banners%2F`, `${bucket}/home%2F`],
};
const getType = (address: string) => getResourceType(new URL(address, site), site, build);

describe('the service worker', () => {
  it.each([
    ['/', 'page'],
    ['/schedule?lng=en', 'page'],
    ['/en/schedule', 'page'],
    ['/assets/home-page-BBBBBBBB.js', 'asset'],
    ['/images/logo.svg', 'drawing'],
    [`${bucket}/banners%2Fbanner_1_960.avif?alt=media`, 'published'],
    [`${bucket}/home%2Fhero_480.avif?alt=media`, 'published'],
  ])('caches %s with the type %s', (address, expected) => {
    expect(getType(address)).toBe(expected);
  });

  it.each([
    '/admin',
    '/api/contact',
    '/newsletter/confirm?token=secret',
    '/newsletter/unsubscribe?token=secret',
    '/sw.js',
    '/nowhere',
    `${bucket}/drafts%2Fbanner_1.png?alt=media`,
    'https://firestore.googleapis.com/v1/projects/trois-rives/databases/(default)/documents:runQuery',
    'https://identitytoolkit.googleapis.com/v1/accounts:lookup',
    'https://elsewhere.example.org/schedule',
  ])('does not cache %s', (address) => {
    expect(getType(address)).toBeUndefined();
  });
});

it('finds each asset of a page once', () => {
  const html =
    '{"entry":"/assets/index-A_-1b2c3.js"}<link href="/assets/theme.css"><i>/assets/theme.css';
  expect(findAssets(html)).toEqual(['/assets/index-A_-1b2c3.js', '/assets/theme.css']);
  expect(findAssets('<p>no file</p>')).toEqual([]);
});
