import { describe, expect, it } from 'vitest';
import { findOriginalPath, getObjectPath, hasSameImage } from './object-path.ts';

const folder = 'https://firebasestorage.googleapis.com/v0/b/club.appspot.com/o/carousels%2F';

it('finds the object of an address, whatever its token', () => {
  const path = 'carousels/carousel_1.jpg';
  expect(getObjectPath(`${folder}carousel_1.jpg?alt=media`)).toBe(path);
  expect(getObjectPath(`${folder}carousel_1.jpg?alt=media&token=abc-1`)).toBe(path);
});

describe('an image is the same', () => {
  const image = `${folder}carousel_1_20261102090500.jpg?alt=media`;

  it.each([
    ['with another token', `${image}&token=abc-1`],
    ['in a smaller size', image.replace('.jpg', '_480.jpg')],
    ['in a larger size and with a token', `${image.replace('.jpg', '_1920.jpg')}&token=a`],
    ['with the slash of its path not escaped', image.replace('%2F', '/')],
    ['with an escape in small letters', image.replace('%2F', '%2f')],
    ['with another letter escaped', image.replace('carousel_1', 'carousel%5F1')],
    ['with a fragment', `${image}#x`],
  ])('%s', (_, address) => {
    expect(findOriginalPath(address)).toBe('carousels/carousel_1_20261102090500.jpg');
    expect(hasSameImage(image, address)).toBe(true);
  });

  it.each([
    ['of another second', image.replace('0500', '0501')],
    ['in another format', image.replace('.jpg', '.png')],
    ['in another folder', image.replace('carousels', 'banners')],
    ['whose own name ends with a width', `${folder}carousel_1_480.jpg?alt=media`],
    ['without an address', ''],
    ['with an invalid escape', image.replace('carousel_1', 'carousel_%zz')],
    ['of a malformed row', { imageURL: image }],
  ])('unlike one %s', (_, address) => {
    expect(hasSameImage(image, address)).toBe(false);
  });

  it('as no image, if both fields are empty', () => {
    expect(hasSameImage('', '')).toBe(true);
  });
});
