import { expect, it } from 'vitest';
import { getObjectPath } from './object-path.ts';

const folder = 'https://firebasestorage.googleapis.com/v0/b/club.appspot.com/o/carousels%2F';

it('finds the object of an address, whatever its token', () => {
  const path = 'carousels/carousel_1.jpg';
  expect(getObjectPath(`${folder}carousel_1.jpg?alt=media`)).toBe(path);
  expect(getObjectPath(`${folder}carousel_1.jpg?alt=media&token=abc-1`)).toBe(path);
});
