import { expect, it } from 'vitest';
import { getObjectPath, listImagePaths } from './object-path.ts';

const folder = 'https://firebasestorage.googleapis.com/v0/b/club.appspot.com/o/carousels%2F';

it('finds the object of an address, whatever its token', () => {
  const path = 'carousels/carousel_1.jpg';
  expect(getObjectPath(`${folder}carousel_1.jpg?alt=media`)).toBe(path);
  expect(getObjectPath(`${folder}carousel_1.jpg?alt=media&token=abc-1`)).toBe(path);
});

it('lists every size of an image once', () => {
  const name = 'carousels/carousel_1_20261102090500';
  expect(listImagePaths(`${folder}carousel_1_20261102090500.jpg?alt=media`).toSorted()).toEqual([
    `${name}.jpg`,
    `${name}_1920.avif`,
    `${name}_480.avif`,
    `${name}_480.jpg`,
    `${name}_960.avif`,
    `${name}_960.jpg`,
  ]);
});

it('lists only the file of an image without sizes', () => {
  expect(listImagePaths(`${folder}carousel_old.jpg?alt=media`)).toEqual([
    'carousels/carousel_old.jpg',
  ]);
});
