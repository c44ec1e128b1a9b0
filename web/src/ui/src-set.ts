import type { ImageSize } from '@club/domain/images/image-sizes';

/** An image's sizes in one format, as the attribute `srcset`. */
export const toSrcSet = (variants: readonly ImageSize[], kind: 'avif' | 'fallback'): string =>
  variants.map((variant) => `${variant[kind]} ${variant.width}w`).join(', ');
