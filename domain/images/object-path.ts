import { imageVariants } from './image-variants.ts';

/** Returns the object path of an address in the bucket, such as `banners/banner_1_….png`. */
export const getObjectPath = (address: string): string =>
  decodeURIComponent(new URL(address).pathname.replace(/^.*\/o\//u, ''));

/** The object paths of an image in all its sizes. */
export const listImagePaths = (imageURL: string): readonly string[] => [
  ...new Set(
    [imageURL, ...imageVariants(imageURL).flatMap(({ avif, fallback }) => [avif, fallback])].map(
      getObjectPath,
    ),
  ),
];
