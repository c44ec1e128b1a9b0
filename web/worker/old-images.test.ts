import { describe, expect, it } from 'vitest';
import { findOldImages } from './old-images.ts';

const bucket = 'https://firebasestorage.googleapis.com/v0/b/trois-rives.appspot.com/o';
const makeAddress = (folder: string, file: string) => `${bucket}/${folder}%2F${file}?alt=media`;
const current = makeAddress('carousels', 'carousel_1_20261102090500.jpg');
const currentVariant = makeAddress('carousels', 'carousel_1_20261102090500_960.avif');
const old = makeAddress('carousels', 'carousel_2_20261102090500_480.avif');
const hero = makeAddress('home', 'hero_960.avif');
const banner = makeAddress('banners', 'banner_1_20261102090500_960.avif');

describe('an image that visitors have cached', () => {
  it('stays in every size and format while its row shows it, whatever the token', () => {
    const addresses = [`${current}&token=abc-1`];
    expect(findOldImages([current, currentVariant], { name: 'carousels', addresses })).toEqual([]);
  });

  it('is deleted once no row shows it', () => {
    const cachedAddresses = [current, old, hero, banner];
    const images = { name: 'carousels', addresses: [current] };
    expect(findOldImages(cachedAddresses, images)).toEqual([old]);
  });

  it('of a banner is deleted together with the hero, which may be a copy of it', () => {
    const cachedAddresses = [current, hero, banner];
    const images = { name: 'banners', addresses: [] };
    expect(findOldImages(cachedAddresses, images)).toEqual([banner, hero]);
    expect(findOldImages([hero], images)).toEqual([]);
  });
});
