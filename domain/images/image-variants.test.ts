import { expect, it } from 'vitest';
import { listImageVariants, makeVariantFileName } from './image-variants.ts';

const folder = 'https://firebasestorage.googleapis.com/v0/b/club.appspot.com/o/banners%2F';
const imageAddress = `${folder}banner_banner-1_20261102090500`;

it('finds every variant of an uploaded image from its address', () => {
  expect(listImageVariants(`${imageAddress}.png?alt=media`)).toEqual([
    {
      width: 480,
      avif: `${imageAddress}_480.avif?alt=media`,
      fallback: `${imageAddress}_480.png?alt=media`,
    },
    {
      width: 960,
      avif: `${imageAddress}_960.avif?alt=media`,
      fallback: `${imageAddress}_960.png?alt=media`,
    },
    {
      width: 1920,
      avif: `${imageAddress}_1920.avif?alt=media`,
      fallback: `${imageAddress}.png?alt=media`,
    },
  ]);
});

it('finds the variants under the file names that an upload gives them', () => {
  const addresses = listImageVariants(`${imageAddress}.jpg?alt=media`).map(
    (variant) => variant.fallback,
  );
  const expectedAddresses = [480, 960, 1920].map((width) => {
    return `${folder}${makeVariantFileName('banner_banner-1_20261102090500', width, 'jpg')}?alt=media`;
  });
  expect(addresses).toEqual(expectedAddresses);
});

it('omits the token of the original from the addresses of its variants', () => {
  const [small] = listImageVariants(`${imageAddress}.png?alt=media&token=abc-1`);
  expect(small?.fallback).toBe(`${imageAddress}_480.png?alt=media`);
});

it.each([
  ['an image without the time of the upload in its name', `${folder}banner_old.png?alt=media`],
  ['a format that no upload is stored in', `${imageAddress}.jpeg?alt=media`],
  ['a variant of an image', `${imageAddress}_480.png?alt=media`],
  ['a path of the site', '/images/teams/u15.svg'],
  ['an empty address', ''],
])('finds no variants of %s', (_, address) => {
  expect(listImageVariants(address)).toEqual([]);
});
