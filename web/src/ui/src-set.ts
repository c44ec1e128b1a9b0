import type { ImageSize } from '@club/domain/images/image-sizes';

/** An image's sizes in one kind, as the attribute `srcset` says them. */
export const toSrcSet = (sizes: readonly ImageSize[], kind: 'avif' | 'own'): string =>
  sizes.map((size) => `${size[kind]} ${size.width}w`).join(', ');
