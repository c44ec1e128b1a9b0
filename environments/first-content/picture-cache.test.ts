import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makeCacheKey } from './picture-cache.ts';

it('renders the pictures again after an upgrade of sharp', async () => {
  const picture = { id: 'a', folder: 'banners', objectPath: 'banners/a.png' } as const;
  const artworkPath = import.meta.filename;
  const key = await makeCacheKey(picture, artworkPath);
  expect(await makeCacheKey(picture, artworkPath)).toBe(key);
  const otherVersions = { ...sharp.versions, sharp: '0.0.0' };
  expect(await makeCacheKey(picture, artworkPath, otherVersions)).not.toBe(key);
});
