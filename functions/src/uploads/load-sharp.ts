import type { Sharp, SharpOptions } from 'sharp';

export type OpenImage = (bytes: Buffer, options?: SharpOptions) => Sharp;

/** Loads sharp for the first image, so that functions without images start faster. */
export async function loadSharp(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  // Each image is decoded once, so a cache would only use memory.
  sharp.cache(false);
  return sharp;
}
