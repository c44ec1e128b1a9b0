import type { ImageSize } from '@club/domain/images/image-sizes';

/** An image's sizes in one format, as the attribute `srcset`. */
export const toSrcSet = (sizes: readonly ImageSize[], kind: 'avif' | 'fallback'): string =>
  sizes.map((size) => `${size[kind]} ${size.width}w`).join(', ');
